const SHORT = 10; // signs

/** A short name of two words ("Player 4"), which no line ends in. */
export const unbroken = (name: string): string =>
  name.length <= SHORT ? name.replaceAll(" ", "\u00a0") : name;
