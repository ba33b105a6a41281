import { MANDATE_STATUSES } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * Status of a debit. `announced`: its borrower was notified. `sending` and `waiting`: its bank was asked, or may have
 * been, and it cannot be taken back. `called_off`: the bank was never asked.
 */
export const DEBIT_STATUSES = [
  'announced',
  'sending',
  'waiting',
  'debited',
  'objected',
  'no_funds',
  'refused',
  'called_off',
] as const;
export type DebitStatus = (typeof DEBIT_STATUSES)[number];

const debit = () => ({
  id: id(),
  loanId: id(),
  /** Reference by which people name the loan. */
  loanReference: z.string(),
  status: z.enum(DEBIT_STATUSES),
  amount: money(),
  /** Due date that it pays, and the day on which it is or was to be made. */
  dueOn: plainDate(),
  chargeOn: plainDate(),
});

/** A borrower's consent to debit an account, of which it has only the bank and the last digits. */
export const mandateRow = lazy(() =>
  z.object({
    id: id(),
    clientId: id(),
    /** Full name of the client. */
    clientName: z.string(),
    status: z.enum(MANDATE_STATUSES),
    /** Reason why it ended: the banks' code, or a word of ours. */
    cause: z.nullable(z.string()),
    since: instant(),
    bank: z.string(),
    lastFour: z.string(),
    maximum: money(),
    endsOn: plainDate(),
    /** Debit that is planned, or under way. */
    nextDebit: z.nullable(
      z.object({
        ...debit(),
        /** Days to which it may be moved; null where it may not. */
        movable: z.nullable(z.object({ from: plainDate(), to: plainDate() })),
      }),
    ),
    /** Last debit whose result is known. */
    lastDebit: z.nullable(
      z.object({
        ...debit(),
        /** Reason why it failed or was called off: the banks' code, or a word of ours. */
        cause: z.nullable(z.string()),
        /** Last day on which the account holder may object to it; null where nothing was debited. */
        objectableUntil: z.nullable(plainDate()),
      }),
    ),
  }),
);
