import type { KyInstance } from 'ky';
import * as z from 'zod/mini';

const PAGE_SIZE = 1000;
/** Largest number of pages that are read: more than a person moves in a hundred days; later pages are not read. */
const PAGES = 5;

const pageSchema = z.object({ next: z.nullable(z.string()), results: z.array(z.unknown()) });

/** Reads everything that Belvo lists of a link, page by page. */
export async function listAll(
  http: KyInstance,
  list: 'owners' | 'accounts' | 'transactions',
  asked: Readonly<Record<string, string>>,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const searchParams = { ...asked, page, page_size: PAGE_SIZE };
    const { next, results } = pageSchema.parse(await http.get(`${list}/`, { searchParams }).json());
    rows.push(...results);
    if (next === null) break;
  }
  return rows;
}
