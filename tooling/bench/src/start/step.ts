/** A step of a start, and the second at which it was done. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** Reads a line that `start` prints of a step; a bar that still grows is none. */
export function readStep(line: string): Step | undefined {
  const [, seconds, name] = /^ *(\d+\.\d) s {2}(?:█+ {2})?([^█░]+)$/.exec(line) ?? [];
  return name === undefined ? undefined : { name, seconds: Number(seconds) };
}
