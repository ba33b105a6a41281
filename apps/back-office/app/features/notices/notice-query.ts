import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';

/** Which page of what providers told: all of it stands in the address. */
export interface NoticeQuery {
  /** The provider's name of a payment or payout; of all, unless one is named. */
  readonly transactionId?: string;
  /** From 1. */
  readonly page: number;
}

const transactionName = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseNoticeQuery(search: URLSearchParams): NoticeQuery {
  const transactionId = transactionName.parse(search.get('transaccion') ?? undefined);
  return { ...(transactionId && { transactionId }), page: readPageNumber(search) };
}

/** Where a page of notices is. */
export function noticesPath({ transactionId, page }: NoticeQuery): string {
  const search = new URLSearchParams({
    ...(transactionId && { transaccion: transactionId }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return search.size > 0 ? `${screenPath('notices', {})}?${search}` : screenPath('notices', {});
}
