/** The server broke the rule that is being checked. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** The rule could not be asked about at all, which says nothing of whether it holds. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Says what is broken unless it holds. */
export function claim(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Broken(what());
}

/** Claims that two figures are one, and says by how much they are not. */
export function claimEqual<Value extends number | string | boolean | null>(
  what: string,
  found: Value,
  expected: Value,
  write: (value: Value) => string = String,
): void {
  claim(found === expected, () => `${what}: ${write(found)}, and not ${write(expected)}`);
}
