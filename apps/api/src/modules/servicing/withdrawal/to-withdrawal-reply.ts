import type { PlainDate } from '@lender/calculator';
import type { askWithdrawal, Reply } from '@lender/contract';
import { withdrawalOffer } from '@lender/lending';
import type { ServicedLoan } from '../../loans/index.ts';

type WithdrawalReply = Reply<typeof askWithdrawal>;

/**
 * Returns whether a contract can be cancelled on a day, until when, how much is to be given back, and what is refunded.
 */
export function toWithdrawalReply({ terms, events }: ServicedLoan, date: PlainDate): WithdrawalReply {
  const offer = withdrawalOffer(terms, events, date);
  if (!offer.ok) return { state: 'closed', until: null, amount: null, refund: null };
  const { isAsked, until, amountCentavos: amount, refundCentavos: refund } = offer.value;
  return { state: isAsked ? 'asked' : 'open', until, amount, refund };
}
