import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';

/** Selection of provider notices, with the page; all of it is kept in the address. */
export interface NoticeQuery {
  /** The provider's id of a payment or payout; absent for all. */
  readonly transactionId?: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

const transactionName = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseNoticeQuery(search: URLSearchParams): NoticeQuery {
  const transactionId = transactionName.parse(search.get('transaccion') ?? undefined);
  return { ...(transactionId && { transactionId }), page: readPageNumber(search) };
}

/** Returns the path of a page of notices. */
export function noticesPath({ transactionId, page }: NoticeQuery): string {
  const search = new URLSearchParams({
    ...(transactionId && { transaccion: transactionId }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return search.size > 0 ? `${screenPath('notices', {})}?${search}` : screenPath('notices', {});
}
