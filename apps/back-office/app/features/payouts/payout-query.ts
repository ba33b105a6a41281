import { PAYOUT_STATES, type PayoutState } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Selection of payouts, and the payout below which the page begins; all of it is kept in the address. */
export interface PayoutQuery {
  /** State of the payouts; absent for all states. */
  readonly state?: PayoutState;
  /** Id of the last row of the previous page; absent on the first page. */
  readonly before?: string;
}

const stateName = z.catch(z.optional(z.enum(PAYOUT_STATES)), undefined);
const rowId = z.catch(z.optional(z.uuid()), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parsePayoutQuery(search: URLSearchParams): PayoutQuery {
  const state = stateName.parse(search.get('estado') ?? undefined);
  const before = rowId.parse(search.get('desde') ?? undefined);
  return { ...(state && { state }), ...(before && { before }) };
}

/** Returns the path of a page of payouts. */
export function payoutsPath({ state, before }: PayoutQuery): string {
  const search = new URLSearchParams({ ...(state && { estado: state }), ...(before && { desde: before }) });
  return search.size > 0 ? `${screenPath('payouts', {})}?${search}` : screenPath('payouts', {});
}
