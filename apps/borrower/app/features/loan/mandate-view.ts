import { formatPlainDate } from '@lender/calculator';
import type { getMandate, Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';

/** Consent to debit an account, as its card shows it. */
export type MandateView =
  /** There is no consent, and the client may give it. */
  | { readonly state: 'offered' }
  | {
      /** `requested`: the bank has not confirmed it. `paused`: staff paused it, and nothing is debited. */
      readonly state: 'active' | 'requested' | 'paused';
      readonly account: string;
      readonly maximum: string;
      readonly endsOn: string;
      readonly next: { readonly amount: string; readonly day: string } | null;
    };

/** Returns the card's view; null where no consent is in force and none can be given. */
export function mandateView({
  mandate,
  nextDebit,
  offer,
}: Pick<Reply<typeof getMandate>, 'mandate' | 'nextDebit' | 'offer'>): MandateView | null {
  if (mandate === null || mandate.status === 'cancelled' || mandate.status === 'failed')
    return offer === null ? null : { state: 'offered' };
  return {
    state: mandate.status,
    account: `${mandate.bank} ••${mandate.lastFour}`,
    maximum: formatPesos(mandate.maximum),
    endsOn: formatPlainDate(mandate.endsOn),
    next: nextDebit && { amount: formatPesos(nextDebit.amount), day: formatPlainDate(nextDebit.on) },
  };
}
