import { SettingsProblem } from './throw-together.ts';
import type { Variables } from './variables.ts';

/**
 * Refuses settings that only a demonstration may have where `NODE_ENV` is `production`. A demonstration that runs a
 * build sets `DEMONSTRATION=1`.
 *
 * @param names - settings that open something to everyone, or create accounts that everyone knows
 * @throws SettingsProblem naming each that is set, also by a file; `0` and an empty value count as not set
 *
 * @example
 * refuseDemonstration({ NODE_ENV: 'production', SANDBOX: '1' }, ['SANDBOX']) // throws
 */
export function refuseDemonstration(variables: Variables, names: readonly string[]): void {
  if (!servesRealPeople(variables)) return;
  const set = names.filter((name) => [name, `${name}_FILE`].some((each) => !['', '0'].includes(variables[each] ?? '')));
  if (set.length === 0) return;
  throw new SettingsProblem(
    set.map((name) => `${name} is for demonstrations only, and NODE_ENV is production: unset it`),
  );
}

/** Tells whether `NODE_ENV` is `production` and no setting says that this is a demonstration without real people. */
export const servesRealPeople = ({ NODE_ENV, DEMONSTRATION }: Variables): boolean =>
  NODE_ENV === 'production' && DEMONSTRATION !== '1';
