import type { MessageTemplate, PlaceholderKind } from '@lender/contract';

/** Placeholders that a template may have, and those that it must have. */
interface Allowed {
  readonly placeholders: Readonly<Record<string, PlaceholderKind>>;
  /** Placeholders that the text of each channel must have; a subject may leave them out. */
  readonly required: readonly string[];
}

/** Placeholders of every template: the sender, how to reach the sender, and the recipient. */
export const COMMON_PLACEHOLDERS = {
  lender: 'lender',
  company: 'lender',
  carePhone: 'lender',
  careHours: 'lender',
  collectionsPhone: 'lender',
  collectionsHours: 'lender',
  collectionsTimes: 'lender',
  firstName: 'text',
} as const satisfies Readonly<Record<string, PlaceholderKind>>;
export type CommonPlaceholder = keyof typeof COMMON_PLACEHOLDERS;

/** Every text names its sender. */
export const ALWAYS_REQUIRED: readonly CommonPlaceholder[] = ['lender'];

const allowed = <const Placeholders extends Readonly<Record<string, PlaceholderKind>>>(
  placeholders: Placeholders,
  ...required: readonly ((keyof Placeholders & string) | CommonPlaceholder)[]
) => ({ placeholders, required });

const asked = { askedOn: 'day' } as const;
/** End of the time limit, in local time where the borrower lives. */
const waiting = { ...asked, untilDay: 'day', untilTime: 'text' } as const;
const store = 'text';
/** Both are needed to understand what was paid out. */
const arrival = { amount: 'amount', dueAmount: 'amount', dueDay: 'day' } as const;
const use = { charges: 'amount', principal: 'amount', overpaid: 'sentence' } as const;

/** Placeholders of each template, besides those that all templates have. */
export const PLACEHOLDERS = {
  application_approved: allowed(waiting, 'untilDay', 'untilTime'),
  smaller_offer: allowed(waiting, 'untilDay', 'untilTime'),
  larger_offer: allowed(waiting, 'untilDay', 'untilTime'),
  application_rejected: allowed(asked),
  documents_missing: allowed({ ...waiting, missing: 'sentence' }, 'missing', 'untilDay', 'untilTime'),
  review_delayed: allowed(asked),
  time_running_out: allowed({ ...waiting, todo: 'sentence' }, 'todo', 'untilDay', 'untilTime'),
  application_ended: allowed({ ...asked, why: 'sentence' }, 'why'),
  payout_sent: allowed({ amount: 'amount', account: 'text' }, 'amount', 'account'),
  payout_arrived: allowed(arrival, 'amount', 'dueAmount', 'dueDay'),
  payout_collected: allowed({ ...arrival, store }, 'amount', 'dueAmount', 'dueDay'),
  payment_received: allowed(
    { amount: 'amount', paidOn: 'day', ...use, owed: 'sentence' },
    'amount', 'paidOn', 'overpaid', 'owed',
  ),
  payment_reversed: allowed({ amount: 'amount', paidOn: 'day', owed: 'sentence' }, 'amount', 'paidOn', 'owed'),
  refund_sent: allowed({ amount: 'amount' }, 'amount'),
  reference_expired: allowed({ reference: 'text', amount: 'amount', next: 'sentence' }, 'reference', 'next'),
  extension_bought: allowed({ amount: 'amount', days: 'number', dueDay: 'day' }, 'amount', 'dueDay'),
  withdrawal_completed: allowed(
    { completedOn: 'day', amount: 'amount', overpaid: 'sentence' },
    'completedOn', 'amount',
  ),
  loan_paid: allowed({ amount: 'amount', paymentDay: 'day', paidOn: 'day', ...use }, 'amount', 'paidOn', 'overpaid'),
  loan_settled: allowed({ paidOn: 'day' }, 'paidOn'),
  offer_ended: allowed({ amount: 'amount' }),
  signing_again: allowed({ amount: 'amount' }),
  cash_ready: allowed(
    { amount: 'amount', store, collectBy: 'day', order: 'text' },
    'amount', 'store', 'collectBy', 'order',
  ),
  cash_ended: allowed({ amount: 'amount', store }),
  debit_announced: allowed({ day: 'day', amount: 'amount', account: 'text' }, 'day', 'amount', 'account'),
  debit_failed: allowed(
    { amount: 'amount', account: 'text', reason: 'text', next: 'sentence' },
    'amount', 'account', 'reason', 'next',
  ),
  reminder_before: allowed({ amount: 'amount', daysLeft: 'number', dueDay: 'day' }, 'amount', 'dueDay'),
  reminder_due_day: allowed({ amount: 'amount' }, 'amount'),
  reminder_overdue: allowed({ amount: 'amount', dueDay: 'day', daysLate: 'number' }, 'amount', 'dueDay', 'collectionsPhone'),
  collection_text: allowed({ text: 'sentence' }, 'text', 'collectionsPhone'),
} satisfies Readonly<Record<MessageTemplate, Allowed>>;

/** Names of each template's placeholders. */
export type PlaceholderOf<Name extends MessageTemplate> = keyof (typeof PLACEHOLDERS)[Name]['placeholders'] & string;
