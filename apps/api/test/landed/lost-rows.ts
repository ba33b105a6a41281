import type { LandedChange } from './landed-changes.ts';
import type { Row, Rows } from './rows.ts';

interface Survival {
  /** Newest migration that ran on the older rows. */
  readonly newestMigration: string;
  readonly changes: readonly LandedChange[];
  /** Tables that are not compared, by their name in the older rows. */
  readonly except?: readonly string[];
}

/** Lists the older rows of each table, in their expected form, that the newer rows lack; none when all is intact. */
export function lostRows(
  older: Rows,
  newer: Rows,
  { newestMigration, changes, except = [] }: Survival,
): Readonly<Record<string, readonly Row[]>> {
  const lost: Record<string, readonly Row[]> = {};
  for (const [table, rows] of older) {
    if (except.includes(table)) continue;
    const made = changes.filter((change) => change.table === table && change.since > newestMigration);
    const now = made.reduce((name, { renamedTo }) => renamedTo ?? name, table);
    const expected = made.some(({ isEmptied }) => isEmptied) ? [] : rows.map((row) => made.reduce(changed, row));
    const missing = without(expected, newer.get(now) ?? []);
    if (missing.length > 0) lost[table] = missing;
  }
  return lost;
}

/** Returns a row as a change should leave it; a column whose new values are not given is left out. */
const changed = (row: Row, { columns = {} }: LandedChange): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      const now = columns[column];
      if (now === undefined) return [[column, value]];
      if (typeof now === 'string') return [[now, value]];
      return now.value ? [[now.renamedTo ?? column, now.value(row)]] : [];
    }),
  );

/** Lists the expected rows that are not found, each by its own columns; two equal rows must be found twice. */
function without(expected: readonly Row[], found: readonly Row[]): readonly Row[] {
  const columns = Object.keys(expected[0] ?? {});
  const print = (row: Row): string => JSON.stringify(columns.map((name) => (name in row ? [row[name]] : 'no column')));
  const left = new Map<string, number>();
  for (const row of found) left.set(print(row), (left.get(print(row)) ?? 0) + 1);
  return expected.filter((row) => {
    const count = left.get(print(row)) ?? 0;
    left.set(print(row), count - 1);
    return count < 1;
  });
}
