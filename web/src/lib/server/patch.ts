/** Changes to a document, as the server's updates bring them. Nothing is changed in place: what an
 * update does not touch stays the same object, so that only what changed is drawn again. */

export type Path = readonly (string | number)[];

export function changed<T>(root: T, path: Path, value: unknown): T {
  return at(root, path, () => value) as T;
}

export function without<T>(root: T, path: Path): T {
  const last = path[path.length - 1];
  if (last === undefined) return root;
  return at(root, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => index !== last);
    const { [last]: _gone, ...rest } = parent as Record<string, unknown>;
    return rest;
  }) as T;
}

function at(node: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(node);
  if (Array.isArray(node)) {
    const copy = node.slice();
    copy[key as number] = at(node[key as number], rest, change);
    return copy;
  }
  const fields = (node ?? {}) as Record<string, unknown>;
  return { ...fields, [key]: at(fields[key], rest, change) };
}

export function updated<T>(
  root: T,
  changes: readonly (readonly [Path, unknown])[],
  gone: readonly Path[],
): T {
  const after = changes.reduce((document, [path, value]) => changed(document, path, value), root);
  return gone.reduce((document, path) => without(document, path), after);
}
