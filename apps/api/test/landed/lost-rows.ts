import type { LandedChange } from './changes.data.ts';
import type { Row, Rows } from './rows.ts';

interface Survival {
  /** The newest migration that the older rows had seen. */
  readonly newestMigration: string;
  readonly changes: readonly LandedChange[];
  /** Tables, by their name in the older rows, that are not asked about. */
  readonly except?: readonly string[];
}

/** The older rows of each table that are not among the newer ones, column by column; none when all is intact. */
export function lostRows(
  older: Rows,
  newer: Rows,
  { newestMigration, changes, except = [] }: Survival,
): Readonly<Record<string, readonly Row[]>> {
  const made = changes.filter(({ since }) => since > newestMigration);
  const lost = [...older]
    .filter(([table]) => !except.includes(table))
    .map(([table, rows]): [string, readonly Row[]] => [table, lostOf(table, rows, { newer, made })]);
  return Object.fromEntries(lost.filter(([, rows]) => rows.length > 0));
}

/** Follows one table through its changes, one after the other. */
function lostOf(
  table: string,
  rows: readonly Row[],
  { newer, made }: { readonly newer: Rows; readonly made: readonly LandedChange[] },
): readonly Row[] {
  let name = table;
  let columns = new Map(Object.keys(rows[0] ?? {}).map((column) => [column, column]));
  for (const change of made.filter((one) => one.table === table)) {
    name = change.renamedTo ?? name;
    columns = afterwards(columns, change);
  }
  const found = countOf((newer.get(name) ?? []).map((row) => fingerprint(row, [...columns.values()])));
  return rows.filter((row) => {
    const print = fingerprint(row, [...columns.keys()]);
    const left = found.get(print) ?? 0;
    found.set(print, left - 1);
    return left === 0;
  });
}

/** Where each column stands after a change; one whose value was converted is told by nobody any more. */
function afterwards(columns: ReadonlyMap<string, string>, change: LandedChange): Map<string, string> {
  const after = new Map(columns);
  for (const [before, now] of Object.entries(change.columns ?? {}))
    if (typeof now === 'string') after.set(before, now);
    else after.delete(before);
  return after;
}

const fingerprint = (row: Row, columns: readonly string[]): string =>
  JSON.stringify(columns.map((column) => (column in row ? [row[column]] : 'gone')));

function countOf(prints: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const print of prints) counts.set(print, (counts.get(print) ?? 0) + 1);
  return counts;
}
