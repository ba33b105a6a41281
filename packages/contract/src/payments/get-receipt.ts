import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { receiptRow } from './receipt-row.ts';

/** Reasons why a payment may be for a loan, the strongest first. */
export const CANDIDATE_REASONS = [
  /** The borrower reported a transfer with this clave de rastreo. */
  'claimed',
  /** The concept of the transfer has the number of the loan. */
  'named',
  /** An earlier payment of the borrower came from the same account. */
  'same_account',
  /** The account is the one to which the borrower's money is paid out. */
  'payout_account',
  /** The amount settled the loan on the day of the payment. */
  'settles',
  /** The amount was due on that day, or is the next instalment. */
  'instalment',
  /** The account's holder has the name of the borrower. */
  'same_name',
] as const;
export type CandidateReason = (typeof CANDIDATE_REASONS)[number];

/**
 * Returns an unmatched payment with what the provider reports of its sender, and the loans that it may be for, the
 * likeliest first. Only loans that can take money are proposed. The sender's words may name people, so each read is
 * recorded in the audit.
 */
export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/web/private/back-office/receipt/{id}',
  access: 'staff',
  permission: 'payment.match',
  discloses: 'personal_data',
  summary: 'Retrieve an unmatched payment with the loans that it may be for',
  params: idParams,
  reply: lazy(() =>
    z.object({
      ...receiptRow().shape,
      /** Holder of the account that sent it. */
      payer: z.nullable(z.string()),
      /** What the sender wrote beside the transfer. */
      concept: z.nullable(z.string()),
      /** At most five. */
      candidates: z.array(
        z.object({
          loanId: id(),
          number: z.string(),
          clientName: z.string(),
          status: loanStatus(),
          /** Whole days since the due date that was missed; 0 in time. */
          daysLate: z.int(),
          /** Amount that settles the loan today. */
          owed: money(),
          reasons: z.array(
            z.object({
              kind: z.enum(CANDIDATE_REASONS),
              /** Day of the earlier payment, for `same_account`; null for other reasons. */
              on: z.nullable(plainDate()),
            }),
          ),
        }),
      ),
    }),
  ),
  refusals: ['not_found'],
});
