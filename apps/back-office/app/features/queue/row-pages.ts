import type { CaseRow } from '../../vocabulary/case-row.ts';

/** Rows of a queue that follow each other without a gap, from where it was opened. */
export interface LoadedRows {
  readonly rows: readonly CaseRow[];
  /** Where the rows after them are; absent at the end of the queue. */
  readonly moreHref?: string | undefined;
}

/** Further rows, as they are told. */
export interface RowPage extends LoadedRows {
  /** What was asked for. */
  readonly askedHref: string;
}

/** The rows with those that follow. An answer to a question that is not the current one changes nothing. */
export function withPage(loaded: LoadedRows, { askedHref, rows, moreHref }: RowPage): LoadedRows {
  if (askedHref !== loaded.moreHref) return loaded;
  // One that moved down meanwhile is where it was first.
  const known = new Set(loaded.rows.map(({ id }) => id));
  return { rows: [...loaded.rows, ...rows.filter(({ id }) => !known.has(id))], moreHref };
}

/**
 * The rows with their beginning read anew. What follows stays where both meet; where they meet nowhere, there would be a
 * gap between them, and only what is new is shown.
 */
export function withFresh(loaded: LoadedRows, fresh: LoadedRows): LoadedRows {
  const last = fresh.rows.at(-1);
  const meeting = loaded.rows.findIndex(({ id }) => id === last?.id);
  const known = new Set(fresh.rows.map(({ id }) => id));
  const rest = meeting === -1 ? [] : loaded.rows.slice(meeting + 1).filter(({ id }) => !known.has(id));
  return rest.length === 0 ? fresh : { rows: [...fresh.rows, ...rest], moreHref: loaded.moreHref };
}
