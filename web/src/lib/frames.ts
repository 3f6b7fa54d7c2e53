/** Work that can wait until the page has shown what it has: one task less that holds up a click. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => void (timer = setTimeout(work));
  const frame = document.hidden ? null : requestAnimationFrame(soon); // what is hidden has no frames
  if (frame === null) soon();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

interface Scheduler {
  postTask(work: () => void, how: { priority: "user-blocking" }): Promise<void>;
}
const { scheduler } = globalThis as { scheduler?: Scheduler };

/** Work that is to be done before the page shows what it has, and not in the same task. */
export function nextTask(work: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) work();
    isDone = true;
  };
  if (scheduler) void scheduler.postTask(once, { priority: "user-blocking" });
  else setTimeout(once);
  requestAnimationFrame(once);
}

let began = 0;
/** Said by what brings news to the page. */
export function taskBegins(): void {
  began = performance.now();
}
/** So many milliseconds have gone by since then. */
export const inThisTask = (): number => performance.now() - began;
