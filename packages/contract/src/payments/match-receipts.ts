import * as z from 'zod/mini';
import { uploadedFile } from '../documents/uploaded-file.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Largest number of lines in a file of matches. */
export const MOST_MATCHES = 500;

/** Results of one line of a file of matches. */
export const MATCH_OUTCOMES = [
  'matched',
  /** The line has no clave de rastreo or no number of a loan. */
  'unreadable',
  'receipt_unknown',
  /** No loan that was paid out has the number. */
  'loan_unknown',
  'receipt_settled',
  'approval_own',
  'approval_not_independent',
] as const;
export type MatchOutcome = (typeof MATCH_OUTCOMES)[number];

/**
 * Matches many unmatched payments to their loans, by a file: CSV in UTF-8 with a header line and the columns `clave de
 * rastreo` and `prestamo`. Each line is matched as by `matchReceipt`, or left as it is; the reply says which.
 */
export const matchReceipts = defineEndpoint({
  name: 'matchReceipts',
  method: 'POST',
  path: '/web/private/back-office/receipt-match',
  access: 'staff',
  permission: 'payment.match',
  summary: 'Match unmatched payments by a file',
  body: lazy(() => z.strictObject({ file: uploadedFile.file() })),
  bodyKind: 'multipart',
  reply: lazy(() =>
    z.object({
      matched: z.int(),
      rows: z.array(
        z.object({
          /** Number of the line in the file, from 1. */
          line: z.int(),
          trackingKey: z.string(),
          number: z.string(),
          outcome: z.enum(MATCH_OUTCOMES),
        }),
      ),
    }),
  ),
  refusals: ['too_large', 'invalid_input'],
  repeat: 'key',
});
