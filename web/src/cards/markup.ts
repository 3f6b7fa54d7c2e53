/** Markup made in a string. Whatever is put into it is escaped, unless it is markup itself. */

export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | number | Markup | readonly Markup[] | null | undefined | false;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function written(part: Part): string {
  if (part instanceof Markup) return part.html;
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "object") return part.map((one) => one.html).join("");
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
}

/** As in markup`<b>${name}</b>`. Attributes stand in double quotes. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(written)));
}
