import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Promotion below which the page begins, and promotion to be ended; all of it is kept in the address. */
export interface PromotionQuery {
  /** Code of the last row of the previous page; absent on the first page. */
  readonly before?: string;
  /** Code of the promotion to end. */
  readonly ending?: string;
}

const code = z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{2,64}$/))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parsePromotionQuery(search: URLSearchParams): PromotionQuery {
  const [before, ending] = ['desde', 'terminar'].map((name) => code.parse(search.get(name) ?? undefined));
  return { ...(before !== undefined && { before }), ...(ending !== undefined && { ending }) };
}

/** Returns the path of a page of promotions. */
export function promotionsPath({ before, ending }: PromotionQuery): string {
  const search = new URLSearchParams({ ...(before && { desde: before }), ...(ending && { terminar: ending }) });
  return search.size === 0 ? screenPath('promotions', {}) : `${screenPath('promotions', {})}?${search}`;
}
