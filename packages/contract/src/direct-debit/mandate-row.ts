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
  status: z.enum(DEBIT_STATUSES),
  amount: money(),
  /** The due date that it is for, and the day on which it is or was to be made. */
  dueOn: plainDate(),
  chargeOn: plainDate(),
});

/** A borrower's leave to debit an account, with no more of that than its bank and its last digits. */
export const mandateRow = lazy(() =>
  z.object({
    id: id(),
    clientId: id(),
    status: z.enum(MANDATE_STATUSES),
    /** Why it ended: the banks' code, or a word of ours. */
    cause: z.nullable(z.string()),
    since: instant(),
    bank: z.string(),
    lastFour: z.string(),
    maximum: money(),
    endsOn: plainDate(),
    /** The debit that is to come, or is on its way. */
    nextDebit: z.nullable(
      z.object({
        ...debit(),
        /** The days to which it may be moved; null where it may not. */
        movable: z.nullable(z.object({ from: plainDate(), to: plainDate() })),
      }),
    ),
    /** The last one of which an end is known. */
    lastDebit: z.nullable(
      z.object({
        ...debit(),
        /** Why it failed or was called off: the banks' code, or a word of ours. */
        cause: z.nullable(z.string()),
        /** The last day on which its holder may object to it; null where nothing was debited. */
        objectableUntil: z.nullable(plainDate()),
      }),
    ),
  }),
);
