/**
 * Cards are printed a few in a frame: a table of a hundred has its places at once, and their faces in the next
 * frames, so that a click need not wait for all of them.
 */

import { afterFrame } from "../lib/frames";

const A_FRAME = 6;
let room = A_FRAME;
let isPlanned = false;
const waiting = new Set<() => void>();

function turn(): void {
  isPlanned = false;
  room = A_FRAME;
  for (const print of [...waiting].slice(0, A_FRAME)) {
    waiting.delete(print);
    room--;
    print();
  }
  if (room < A_FRAME) nextFrame();
}
function nextFrame(): void {
  if (!isPlanned) afterFrame(turn);
  isPlanned = true;
}

/** For a card while its component is being made; one that is urgent takes nobody's turn. */
export class Press {
  isDone = $state(false);

  constructor(isUrgent: boolean) {
    const isFirst = room > 0 && !waiting.size;
    this.isDone = isUrgent || isFirst;
    if (isUrgent) return;
    nextFrame();
    if (isFirst) {
      room--;
      return;
    }
    const print = (): void => void (this.isDone = true);
    $effect(() => {
      waiting.add(print);
      return () => waiting.delete(print);
    });
  }
}
