import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { statementColumns } from './statement-columns.ts';

/** Saves which column of a bank's CSV file holds what, for the statements of one account. */
export const saveStatementLayout = defineEndpoint({
  name: 'saveStatementLayout',
  method: 'POST',
  path: '/web/private/back-office/bank-statement-layout',
  access: 'staff',
  permission: 'payment.register',
  summary: 'Save the columns of a bank',
  body: lazy(() =>
    z.strictObject({
      /** Last four digits of the lender's account. */
      account: z.string().check(z.regex(/^\d{4}$/)),
      columns: statementColumns(),
    }),
  ),
  reply: lazy(() => z.object({ account: z.string(), columns: statementColumns() })),
  refusals: ['invalid_input'],
  repeat: 'key',
});
