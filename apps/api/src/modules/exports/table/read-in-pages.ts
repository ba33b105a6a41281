import type { SelectQueryBuilder, Simplify } from 'kysely';

/** Number of rows read at a time: other requests are served between two pages. */
const PAGE = 500;

/** Reads the rows of an ordered query page after page, in one transaction, and maps each page. */
export async function readInPages<Database, Tables extends keyof Database, Found, Row>(
  ordered: SelectQueryBuilder<Database, Tables, Found>,
  toRows: (page: readonly Simplify<Found>[]) => readonly Row[] | Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let read = 0; ; read += PAGE) {
    const page = await ordered.limit(PAGE).offset(read).execute();
    rows.push(...(await toRows(page)));
    if (page.length < PAGE) return rows;
  }
}
