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
