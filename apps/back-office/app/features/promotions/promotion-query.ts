import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Below which promotion a page of them begins, and whether a new one is made: all of it stands in the address. */
export interface PromotionQuery {
  /** The code of the last row of the page before; nothing on the first page. */
  readonly before?: string;
}

const code = z.catch(z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{2,64}$/))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parsePromotionQuery(search: URLSearchParams): PromotionQuery {
  const before = code.parse(search.get('desde') ?? undefined);
  return before === undefined ? {} : { before };
}

/** Where a page of promotions is. */
export const promotionsPath = ({ before }: PromotionQuery): string =>
  before === undefined
    ? screenPath('promotions', {})
    : `${screenPath('promotions', {})}?${new URLSearchParams({ desde: before })}`;
