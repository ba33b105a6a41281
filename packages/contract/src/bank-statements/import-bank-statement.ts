import * as z from 'zod/mini';
import { uploadedFile } from '../documents/uploaded-file.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Faults that one line of a statement may have. */
export const STATEMENT_FAULTS = [
  'encoding',
  'empty',
  'too_many_lines',
  'columns',
  'cells',
  'quotes',
  'date',
  'future',
  'amount',
  'both_sides',
  'balance',
  'balance_differs',
  'text',
  'formula',
  'format',
  'currency',
  'account',
] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];

/** Size of the largest statement, in bytes. */
export const STATEMENT_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Imports a statement of the lender's own account, completely or not at all. Lines that were imported before add
 * nothing. Lines that the rules recognise are matched with the books: a settlement after which its account balances is
 * booked, and for a transfer that names a loan a second person is asked, as for any payment that staff register. The
 * rest waits for a person.
 *
 * A file is camt.053, MT940, or CSV in UTF-8. CSV has a header line with the columns that `saveStatementLayout` names for
 * the account, or, where none are saved: `fecha`, `descripcion`, `referencia`, `clave de rastreo`, `saldo`, and
 * either `importe` with its sign or `cargo` and `abono`. A file that cannot be imported is refused with `faults`: the
 * number of each line that is wrong, and why, 20 at most; `count` says how many there are.
 */
export const importBankStatement = defineEndpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/web/private/back-office/bank-statement',
  access: 'staff',
  permission: 'payment.register',
  summary: 'Import a bank statement',
  body: lazy(() =>
    z.strictObject({
      /** Last four digits of the lender's account. */
      account: z.string().check(z.regex(/^\d{4}$/)),
      /** Name of the file. */
      name: line(120),
      file: uploadedFile.file(),
    }),
  ),
  bodyKind: 'multipart',
  reply: lazy(() =>
    z.object({
      id: id(),
      lines: z.int(),
      /** Number of lines that were not known yet. */
      fresh: z.int(),
      /** Number of new lines, by their state. */
      matched: z.int(),
      asked: z.int(),
      exceptions: z.int(),
      /** True when lines are missing between the earlier imports and this one. */
      hasGap: z.boolean(),
    }),
  ),
  status: 201,
  refusals: ['statement_unreadable', 'too_large'],
  repeat: 'key',
});
