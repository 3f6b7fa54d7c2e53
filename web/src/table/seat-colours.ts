/** A colour for each seat: bars and dots only, never the only sign. */

const COLOURS = ["#e8a33d", "#4fa3d8", "#d8627e", "#5fb878", "#a583d9", "#c9b458"];

/** Of the boss, who is nobody's seat. */
export const BOSS_COLOUR = "#c8375f";

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length] ?? "#888";
