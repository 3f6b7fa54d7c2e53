/** The drawings of elements, types and amounts: one path each in a 24 by 24 box, holes by even-odd. */

import type { SymbolName, Trigger } from "./face";

export type IconName = SymbolName | "star" | "rp" | "vp" | "money" | "marker" | "token" | "down";

export const DRAWINGS: Record<IconName, string> = {
  Fire: "M12.3 2c.6 3.7 5.7 6 5.7 12a6 6 0 0 1-12 .2c0-2.8 1.3-4.6 2.5-6 .2 1.7.8 2.7 1.7 3.1C9.8 8 10.4 4.5 12.3 2zM12.2 13c-1.4 1.5-2.2 2.5-2.2 4a2.1 2.1 0 0 0 4.2 0c0-1.3-.9-2.5-2-4z",
  Water:
    "M12 2c3.6 5.1 6.3 8.2 6.3 12.2a6.3 6.3 0 0 1-12.6 0C5.7 10.2 8.4 7.1 12 2zM8 14.2c0 2.4 1.5 4 3.9 4.2v-1.9c-1.3-.2-2-1-2-2.3z",
  Air: "M3 8.2h8.6a1.4 1.4 0 1 0-1.3-1.9L8.2 5.5a3.6 3.6 0 1 1 3.4 4.9H3zM3 11.9h14.3a3.7 3.7 0 1 1-3.5 4.9l2-.7a1.6 1.6 0 1 0 1.5-2.1H3zM5 15.5h4.8a2.9 2.9 0 1 1-2.7 3.9l2-.7a.8.8 0 1 0 .7-1.1H5z",
  Earth:
    "M12 1.5l9.2 5.3v10.4L12 22.5l-9.2-5.3V6.8zM12 13L4.9 8.8l.7-1.2 6.6 3.9 5.3-4.7 1 1-5.8 5.1v7.4h-1.4v-7.3z",
  Light:
    "M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM12 1l1.7 4.6h-3.4zM12 23l-1.7-4.6h3.4zM1 12l4.6-1.7v3.4zM23 12l-4.6 1.7v-3.4zM4.2 4.2l4.5 2.1-2.4 2.4zM19.8 19.8l-4.5-2.1 2.4-2.4zM4.2 19.8l2.1-4.5 2.4 2.4zM19.8 4.2l-2.1 4.5-2.4-2.4z",
  Dark: "M15.5 2.3A10 10 0 1 0 21.6 15 8 8 0 0 1 15.5 2.3zM17.5 6.5l.8 1.9 1.9.8-1.9.8-.8 1.9-.8-1.9-1.9-.8 1.9-.8z",
  Animal:
    "M12 11.5c3 0 6 3.3 6 6.3 0 2-1.3 3.2-3 3.2-1.3 0-1.9-.6-3-.6s-1.7.6-3 .6c-1.7 0-3-1.2-3-3.2 0-3 3-6.3 6-6.3zM4.3 8.3c1.4-.3 2.6 1 2.9 2.6.3 1.6-.4 3-1.7 3.2-1.3.3-2.5-.9-2.8-2.5-.3-1.6.3-3 1.6-3.3zM19.7 8.3c1.3.3 1.9 1.7 1.6 3.3-.3 1.6-1.5 2.8-2.8 2.5-1.3-.2-2-1.6-1.7-3.2.3-1.6 1.5-2.9 2.9-2.6zM8.9 3.2c1.4-.2 2.6 1.2 2.7 3 .2 1.9-.7 3.4-2.1 3.5C8.1 9.8 7 8.4 6.8 6.6c-.2-1.8.7-3.3 2.1-3.4zM15.1 3.2c1.4.1 2.3 1.6 2.1 3.4-.2 1.8-1.3 3.2-2.7 3.1-1.4-.1-2.3-1.6-2.1-3.5.1-1.8 1.3-3.2 2.7-3z",
  Myth: "M4 2c.2 3.8 1.7 5.8 4.3 6.6A12 12 0 0 1 12 8c1.3 0 2.5.2 3.7.6C18.3 7.8 19.8 5.8 20 2c2 3.4 1.8 6.5-.7 8.8 1.5 1.2 2.7 2.7 3.7 4.2-2.5 3.8-6.3 7-11 7s-8.5-3.2-11-7c1-1.5 2.2-3 3.7-4.2C2.2 8.5 2 5.4 4 2zM12 10.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM12 12.2c.8.8 1.2 1.7 1.2 2.8s-.4 2-1.2 2.8c-.8-.8-1.2-1.7-1.2-2.8s.4-2 1.2-2.8z",
  Construct:
    "M10 1.5h4l.6 3 1.9.8 2.6-1.7 2.8 2.8-1.7 2.6.8 1.9 3 .6v4l-3 .6-.8 1.9 1.7 2.6-2.8 2.8-2.6-1.7-1.9.8-.6 3h-4l-.6-3-1.9-.8-2.6 1.7-2.8-2.8 1.7-2.6-.8-1.9-3-.6v-4l3-.6.8-1.9-1.7-2.6 2.8-2.8 2.6 1.7 1.9-.8zM12 8.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  Citizen: "M12 2.5L23 12l-1.6 1.9L20 12.7V21.5h-6v-6.3h-4v6.3H4v-8.8l-1.4 1.2L1 12z",
  Soldier:
    "M12 1.5c3 1.8 6 2.6 9 2.7 0 8.2-2.6 14.3-9 18.3C5.6 18.5 3 12.4 3 4.2c3-.1 6-.9 9-2.7zM13.2 5.2v5.6h5.1c.3-1.4.5-2.8.6-4.4-1.9-.2-3.8-.5-5.7-1.2zM10.8 13.2H6.4c.9 2.5 2.3 4.5 4.4 6.2z",
  Mage: "M13.8 1.5c1.5 1 2.4 2.2 2.8 3.7l-1.5.5 3.2 10.5c2.4.6 4.2 1.5 4.2 2.7 0 2-4.7 3.3-10.5 3.3S1.5 20.9 1.5 18.9c0-1.2 1.7-2.2 4.2-2.7zM12.2 8.5l-1 2.4-2.6.2 2 1.7-.6 2.5 2.2-1.3 2.2 1.3-.6-2.5 2-1.7-2.6-.2z",
  Pro: "M6.5 2h11v2H22c0 4.7-2 7.6-5.4 8.1-.9 1.5-2.1 2.5-3.4 2.9v3h3.3c1 0 1.7 1.2 1.9 4H5.6c.2-2.8.9-4 1.9-4h3.3v-3c-1.3-.4-2.5-1.4-3.4-2.9C4 11.6 2 8.7 2 4h4.5zM4.3 6c.3 2 1.1 3.2 2.5 3.8C6.5 8.6 6.5 7.3 6.5 6zM19.7 6h-2.2c0 1.3 0 2.6-.3 3.8 1.4-.6 2.2-1.8 2.5-3.8z",
  star: "M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.3-6.5-3.7-6.5 3.7 1.5-7.3-5.5-5 7.4-.8z",
  rp: "M12 2l9 8v5l-9-8-9 8v-5zM12 10l9 8v4.5l-9-8-9 8V18z",
  vp: "M7 2h10l-2.2 6.2a7 7 0 1 1-5.6 0zM12 10.3l-1.4 3-3.2.4 2.3 2.2-.6 3.3 2.9-1.6 2.9 1.6-.6-3.3 2.3-2.2-3.2-.4z",
  money:
    "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM6.5 17.5H9v-6.2l3 4 3-4v6.2h2.5v-11h-2.2L12 11 8.7 6.5H6.5z",
  marker: "M2 11.5V3.5L3.5 2h8L22 12.5 12.5 22zM7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  token:
    "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 5.5l-2 4.4-4.7.5 3.5 3.2-1 4.7L12 15.9l4.2 2.4-1-4.7 3.5-3.2-4.7-.5z",
  down: "M4 2h11l5 5v15H4zM14 4v4.5h4.5zM7 12h10v2H7zM7 16h10v2H7z",
};

/** The colour of each badge; glyphs on it are white or ink, whichever reads better (AA). */
export const BADGES: Record<SymbolName, { back: string; glyph: string }> = {
  Fire: { back: "#c4301c", glyph: "#fff6e6" },
  Water: { back: "#1667ad", glyph: "#f0fbff" },
  Air: { back: "#bfe6df", glyph: "#12404f" },
  Earth: { back: "#6e4a22", glyph: "#fbeecb" },
  Light: { back: "#ffd84d", glyph: "#5a3600" },
  Dark: { back: "#3b2160", glyph: "#f0e0ff" },
  Animal: { back: "#f2e3cf", glyph: "#6b3d17" },
  Myth: { back: "#efd9f5", glyph: "#6a1b7d" },
  Construct: { back: "#dfe5ea", glyph: "#344654" },
  Citizen: { back: "#dcefd5", glyph: "#23602c" },
  Soldier: { back: "#f7d9d4", glyph: "#8c1f1c" },
  Mage: { back: "#d6e0fa", glyph: "#26408f" },
  Pro: { back: "#ffe6a3", glyph: "#6b4500" },
};

/** A sign for each trigger, so that chips differ by more than colour. */
export const TRIGGER_SIGNS: Record<Trigger, { d: string; back: string }> = {
  Play: { d: "M6 3l15 9-15 9z", back: "#1f7a43" },
  Next: { d: "M3 4l9 8-9 8zM11 4l9 8-9 8zM20 4h2v16h-2z", back: "#0d6b80" },
  Flip: {
    d: "M12 3a9 9 0 0 1 8.5 6H17.3A6 6 0 0 0 6.5 10H10L5 16 0 10H3.5A9 9 0 0 1 12 3zM19 8l5 6h-3.5A9 9 0 0 1 3.5 15H6.7a6 6 0 0 0 10.8-1H14z",
    back: "#9a3a10",
  },
  Ongoing: {
    d: "M7 7c2.5 0 4 2 5 3.5C13 9 14.5 7 17 7a5 5 0 0 1 0 10c-2.5 0-4-2-5-3.5C11 15 9.5 17 7 17A5 5 0 0 1 7 7zm0 3a2 2 0 1 0 0 4c1.3 0 2.3-1 3.2-2C9.3 11 8.3 10 7 10zm10 0c-1.3 0-2.3 1-3.2 2 .9 1 1.9 2 3.2 2a2 2 0 1 0 0-4z",
    back: "#5b3a9e",
  },
  Top: { d: "M4 2h16v3H4zM12 7l8 8h-5v7H9v-7H4z", back: "#8a2463" },
  Score: { d: "M4 2h3v20H4zM8 3h13l-4 5 4 5H8z", back: "#7a5600" },
  Action: { d: "M14 1L4 14h6l-2 9 11-14h-7z", back: "#a8261c" },
  Reaction: { d: "M9 4v5h5a6 6 0 0 1 0 12H8v-3h6a3 3 0 0 0 0-6H9v5L2 10.5z", back: "#2352a8" },
  Deckbuilding: { d: "M3 7h14v15H3zM7 2h14v15h-2V5H7z", back: "#45525c" },
};

/** The frame of a card: its colour, the ink that reads on it, and a trim for promos. */
export const FRAMES: Record<string, { frame: string; ink: string; trim: string }> = {
  Starter: { frame: "#9aa3a8", ink: "#15191b", trim: "#6d767b" },
  Core: { frame: "#f2efe8", ink: "#1d1b17", trim: "#c9c2b2" },
  Expansion: { frame: "#4fb06a", ink: "#06210f", trim: "#2c7a44" },
  Premium: { frame: "#4a90d9", ink: "#04172b", trim: "#2a64a3" },
  Master: { frame: "#b48ae0", ink: "#1d0b33", trim: "#7443ad" },
  Bronze: { frame: "#e58a3a", ink: "#2b1200", trim: "#8a5a2c" },
  Silver: { frame: "#e58a3a", ink: "#2b1200", trim: "#d9dee4" },
  Gold: { frame: "#e58a3a", ink: "#2b1200", trim: "#ffd95a" },
  Mystic: { frame: "#15131a", ink: "#f6efff", trim: "#8d7bff" },
};
