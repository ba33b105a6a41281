/** All problems of a program's settings, in one sentence that names no value. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';

  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings: ${problems.join('; ')}`);
    this.problems = problems;
  }
}

type Observed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Runs both readers, and then throws what either of them reports: the person who starts a program sees every problem at
 * once, and a problem that both report only once.
 *
 * @throws SettingsProblem
 */
export function throwTogether<One, Other>(readOne: () => One, readOther: () => Other): readonly [One, Other] {
  const [one, other] = [received(readOne), received(readOther)];
  if (one.ok && other.ok) return [one.value, other.value];
  const problems = [one, other].flatMap((each) => (each.ok ? [] : each.problems));
  throw new SettingsProblem([...new Set(problems)]);
}

function received<Value>(read: () => Value): Observed<Value> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    const problems =
      error instanceof SettingsProblem ? error.problems : [String(error instanceof Error ? error.message : error)];
    return { ok: false, problems };
  }
}
