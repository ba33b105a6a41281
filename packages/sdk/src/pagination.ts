/** Position of a page within its list, read from the `x-page…` headers. */
export interface Pagination {
  readonly page: number;
  readonly perPage: number;
  /** Number of items in the whole list. */
  readonly total: number;
  /** Number of items on this page. */
  readonly count: number;
  readonly totalPages: number;
}

/** Reads the pagination headers; `undefined` when the answer is no page of a list. */
export function readPagination(headers: Headers): Pagination | undefined {
  const [page, perPage, total, count] = ['x-page', 'x-per-page', 'x-total-count', 'x-count'].map((name) =>
    wholeNumber(headers.get(name)),
  );
  if (page === undefined || perPage === undefined || total === undefined || perPage === 0) return undefined;
  return { page, perPage, total, count: count ?? total, totalPages: Math.ceil(total / perPage) };
}

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
