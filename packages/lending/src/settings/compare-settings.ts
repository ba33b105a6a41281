import type { Setting } from './setting.ts';

/** A setting that differs between two documents. */
export interface SettingChange {
  readonly path: string;
  /** `null` where only the later document has the setting. */
  readonly before: string | null;
  /** `null` where only the earlier document had it. */
  readonly after: string | null;
}

/** Returns the differences in the order of the later settings, then what they lack. */
export function compareSettings(earlier: readonly Setting[], later: readonly Setting[]): SettingChange[] {
  const before = new Map(earlier.map(({ path, value }) => [path, value]));
  const after = new Map(later.map(({ path, value }) => [path, value]));
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return paths
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
}
