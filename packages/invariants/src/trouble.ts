/** The server broke the rule that is being checked. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Error when a rule could not be checked at all, which does not tell whether it holds. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Throws what is broken unless the claim holds. */
export function claim(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Broken(what());
}

/** Claims that two values are equal, and states both where they are not. */
export function claimEqual<Value extends number | string | boolean | null>(
  what: string,
  found: Value,
  expected: Value,
  write: (value: Value) => string = String,
): void {
  claim(found === expected, () => `${what}: ${write(found)}, and not ${write(expected)}`);
}
