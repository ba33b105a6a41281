import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * State of a bank line: it waits for a person; a second person is asked to book it; it is in the books; or a member of
 * staff gave the reason why it is not to be booked.
 */
export const BANK_LINE_STATES = ['exception', 'asked', 'matched', 'aside'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

/** Kinds of bookings that a bank line was found to be. */
export const BANK_LINE_KINDS = [
  'settlement',
  'payment',
  'receipt',
  'payout',
  'payout_return',
  'bank_fee',
  'bank_interest',
  'capital',
] as const;
export type BankLineKind = (typeof BANK_LINE_KINDS)[number];

/** Reason why a line waits for a person. */
export const BANK_LINE_REASONS = [
  'no_reference',
  'amount_differs',
  'possible_duplicate',
  'wrong_account',
  'settlement_unknown',
  'loan_not_payable',
  'several_loans',
  'another_asked',
  'return_not_told',
  'unknown_debit',
  'registration_refused',
] as const;
export type BankLineReason = (typeof BANK_LINE_REASONS)[number];

/** A line of a statement in a list, without the bank's own text, which may name people and is read line by line. */
export const bankLine = lazy(() =>
  z.object({
    id: id(),
    date: plainDate(),
    /** Amount: above zero received, below zero sent. */
    amount: money(),
    reference: z.nullable(z.string()),
    /** SPEI's clave de rastreo. */
    trackingKey: z.nullable(z.string()),
    state: z.enum(BANK_LINE_STATES),
    /** Kind of the booking, for a line that is in the books or waits for a second person. */
    kind: z.nullable(z.enum(BANK_LINE_KINDS)),
    /** Reason why the line waits for a person; null for other lines. */
    reason: z.nullable(z.enum(BANK_LINE_REASONS)),
    /** True when rules found what it is. */
    isAutomatic: z.boolean(),
  }),
);
