/** Asking the server over HTTP. */

import type { Reason } from "./wire";

/** The server said no, and why; or it could not be reached. */
export class NotDone extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

export const unreachable: Reason = {
  key: "problem-unreachable", // a message of our own
  args: {},
  text: "The server cannot be reached.",
};

export interface Request {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  token?: string | null;
}

export async function ask<T>(path: string, request: Request = {}): Promise<T> {
  const answer = await answered(path, request);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** What is no JSON: a file. */
export async function askFile(path: string, request: Request = {}): Promise<Blob> {
  return (await answered(path, request)).blob();
}

async function answered(path: string, { method, body, file, token }: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (file) headers["Content-Type"] = "application/octet-stream";
  else if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined && !file ? "GET" : "POST"),
      headers,
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch {
    throw new NotDone(unreachable, 0);
  }
  if (answer.ok) return answer;
  throw new NotDone(await reasonOf(answer), answer.status);
}

async function reasonOf(answer: Response): Promise<Reason> {
  try {
    const problem = (await answer.json()) as { reason?: Reason };
    if (problem.reason) return problem.reason;
  } catch {
    // no JSON: a proxy in between answered
  }
  return unreachable;
}
