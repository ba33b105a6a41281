/** Draws whole numbers from 0 up to, not including, `below`: the same ones in every run. */
export type Draw = (below: number) => number;

/** Draws numbers of a linear congruential generator (Numerical Recipes), taken from its upper bits. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Makes this number of texts in the engine's plain form: pieces that were just joined together are slower to read. */
export function textsOf(count: number, make: (at: number) => string): string[] {
  return JSON.parse(JSON.stringify(Array.from({ length: count }, (_, at) => make(at))));
}

/** Returns the text with the characters from an index on replaced. */
export function withAt(text: string, at: number, replacement: string): string {
  return text.slice(0, at) + replacement + text.slice(at + replacement.length);
}
