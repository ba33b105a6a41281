import type { CaseRow } from '../../vocabulary/case-row.ts';

/** Successive rows of a queue, without a gap, from the one at which it was opened. */
export interface LoadedRows {
  readonly rows: readonly CaseRow[];
  /** Address of the rows after them; absent at the end of the queue. */
  readonly moreHref?: string | undefined;
}

/** Further rows, as the server returns them. */
export interface RowPage extends LoadedRows {
  /** Address that was requested. */
  readonly askedHref: string;
}

/** Appends the rows that follow. An answer to an outdated request changes nothing. */
export function withPage(loaded: LoadedRows, { askedHref, rows, moreHref }: RowPage): LoadedRows {
  if (askedHref !== loaded.moreHref) return loaded;
  // A row that moved down meanwhile stays where it was first.
  const known = new Set(loaded.rows.map(({ id }) => id));
  return { rows: [...loaded.rows, ...rows.filter(({ id }) => !known.has(id))], moreHref };
}

/**
 * Replaces the beginning of the rows by a new reading. The rows after it are kept where both overlap; without an
 * overlap there would be a gap, and only the new rows are shown.
 */
export function withFresh(loaded: LoadedRows, fresh: LoadedRows): LoadedRows {
  const last = fresh.rows.at(-1);
  const meeting = loaded.rows.findIndex(({ id }) => id === last?.id);
  const known = new Set(fresh.rows.map(({ id }) => id));
  const rest = meeting === -1 ? [] : loaded.rows.slice(meeting + 1).filter(({ id }) => !known.has(id));
  return rest.length === 0 ? fresh : { rows: [...fresh.rows, ...rest], moreHref: loaded.moreHref };
}
