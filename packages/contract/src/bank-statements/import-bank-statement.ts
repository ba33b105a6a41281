import * as z from 'zod/mini';
import { uploadedFile } from '../documents/uploaded-file.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** What may be wrong with one line of a statement. */
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
] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];

/** The largest statement, in bytes. */
export const STATEMENT_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Takes in a statement of the lender's own account, whole or not at all. Lines that were taken in before add nothing.
 * What rules know is matched with the books: a settlement that leaves its account even is booked, and for a transfer
 * that names a loan a second person is asked, as for any payment that staff register. The rest waits for a person.
 *
 * A file is CSV in UTF-8 with a line of names: `fecha`, `descripcion`, `referencia`, `clave de rastreo`, `saldo`, and
 * either `importe` with its sign or `cargo` and `abono`. One that cannot be taken in is refused with `faults`: the number
 * of each line that is wrong, and why, 20 at most; `count` says how many there are.
 */
export const importBankStatement = defineEndpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/web/private/back-office/bank-statement',
  access: 'staff',
  permission: 'payment.register',
  summary: 'Take in a bank statement',
  body: lazy(() =>
    z.strictObject({
      /** The last four digits of the lender's account. */
      account: z.string().check(z.regex(/^\d{4}$/)),
      /** What the file is called. */
      name: line(120),
      file: uploadedFile.file(),
    }),
  ),
  bodyKind: 'multipart',
  reply: lazy(() =>
    z.object({
      id: id(),
      lines: z.int(),
      /** Of them, those that were not known yet. */
      fresh: z.int(),
      /** Of those, by what became of them. */
      matched: z.int(),
      asked: z.int(),
      exceptions: z.int(),
      /** Whether something lies between what was taken in before and this. */
      hasGap: z.boolean(),
    }),
  ),
  status: 201,
  refusals: ['statement_unreadable', 'too_large'],
  repeat: 'key',
});
