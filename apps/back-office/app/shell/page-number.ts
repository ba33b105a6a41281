import * as z from 'zod/mini';

const pageNumber = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

/** Reads the page number of a list from an address; one that makes no sense is the first. */
export const readPageNumber = (search: URLSearchParams): number => pageNumber.parse(search.get('pagina') ?? 1);
