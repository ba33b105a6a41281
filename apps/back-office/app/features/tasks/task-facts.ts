import { formatPlainDate } from '@lender/calculator';
import type { StaffTaskMatter } from '@lender/contract';
import { paymentMethodLabel } from '../../vocabulary/payment-method-label.ts';
import { payoutCause } from '../../vocabulary/payout-cause.ts';
import { payoutMethodWords } from '../../vocabulary/payout-method.copy.es.ts';
import { tasksCopy as copy } from './tasks.copy.es.ts';

/** Detail of a task, with its name. */
export interface Fact {
  readonly term: string;
  readonly detail: string;
}

/** Returns a fact in a list; an empty list where it is not known. */
export const fact = (term: string, detail: string | null | undefined): readonly Fact[] =>
  detail ? [{ term, detail }] : [];

/** Returns what is known of a task beside its client and its amount. */
export function factsOf(matter: StaffTaskMatter): readonly Fact[] {
  switch (matter.kind) {
    case 'hold_review':
      return fact(copy.facts.reviewOn, formatPlainDate(matter.facts.reviewOn));
    case 'write_off_proposed':
      return fact(copy.facts.daysLate, String(matter.facts.daysLate));
    case 'hardship_asked':
      return [
        ...fact(copy.facts.cause, copy.hardship[matter.facts.reason]),
        ...fact(copy.facts.daysLate, String(matter.facts.daysLate)),
      ];
    case 'loan_disputed':
    case 'sale_fallen':
      return [];
    case 'cash_payout_due':
    case 'cash_payout_unclaimed':
      return [
        ...fact(copy.facts.brand, payoutMethodWords[matter.facts.brand]),
        ...fact(copy.facts.orderNumber, matter.facts.orderNumber),
        ...fact(copy.facts.collectBy, formatPlainDate(matter.facts.collectBy)),
      ];
    case 'payout_refused':
    case 'payout_returned':
    case 'payout_stuck':
    case 'payout_returned_after_settlement':
      return fact(copy.facts.cause, matter.facts.cause && payoutCause(matter.facts.cause));
    case 'receipt_unmatched':
    case 'reversal_received':
    case 'chargeback':
      return fact(copy.facts.method, matter.facts.cause && paymentMethodLabel(matter.facts.cause));
    case 'identifier_quota_reached':
      return [
        ...fact(copy.facts.colleague, matter.facts.staffName),
        ...fact(copy.facts.seen, copy.seenOn(matter.facts.seen, formatPlainDate(matter.facts.day))),
      ];
    case 'webhook_failed':
      return [
        ...fact(copy.facts.system, matter.facts.name),
        ...fact(copy.facts.cause, matter.facts.isDisabled ? copy.webhook.disabled : copy.webhook.failed),
      ];
    case 'job_failed':
      return [...fact(copy.facts.queue, matter.facts.queue), ...fact(copy.facts.cause, matter.facts.cause)];
    default:
      return fact(copy.facts.cause, matter.facts.cause);
  }
}
