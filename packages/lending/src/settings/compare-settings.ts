import type { Setting } from './setting.ts';

/** One thing that two documents say differently. */
export interface SettingChange {
  readonly path: string;
  /** `null` where only the later one says something. */
  readonly before: string | null;
  /** `null` where only the earlier one did. */
  readonly after: string | null;
}

/** The differences in the order of the later settings, then what they no longer say. */
export function compareSettings(earlier: readonly Setting[], later: readonly Setting[]): SettingChange[] {
  const before = new Map(earlier.map(({ path, value }) => [path, value]));
  const after = new Map(later.map(({ path, value }) => [path, value]));
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return paths
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
}
