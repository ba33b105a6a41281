import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { statementColumns } from './statement-columns.ts';

/** Lists the saved columns of each account. */
export const listStatementLayouts = defineEndpoint({
  name: 'listStatementLayouts',
  method: 'GET',
  path: '/web/private/back-office/bank-statement-layout',
  access: 'staff',
  permission: 'ledger.read',
  summary: 'List the saved columns of banks',
  reply: lazy(() => z.array(z.object({ account: z.string(), columns: statementColumns() }))),
  refusals: [],
});
