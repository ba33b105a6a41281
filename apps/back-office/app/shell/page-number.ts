import * as z from 'zod/mini';

const pageNumber = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);

/** The page of a list that an address names; one that makes no sense is the first. */
export const readPageNumber = (search: URLSearchParams): number => pageNumber.parse(search.get('pagina') ?? 1);
