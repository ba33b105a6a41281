import { importBankStatement, STATEMENT_LIMIT_BYTES } from '@lender/contract';
import { ok } from '@lender/result';
import { implementPrepared } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findColumns } from './layout/layout-record.ts';
import { takeInStatement } from './take-in-statement.ts';

const MOST_FAULTS = 20;

export const importBankStatementHandler = implementPrepared(
  importBankStatement,
  async ({ body: { account, name, file } }, { caller: { userId: by }, services }) => {
    if (file.size > STATEMENT_LIMIT_BYTES) return refuse('too_large', { field: ['file'] });
    const { today } = await services.clock.business(services.db);
    const columns = await findColumns(services.db, account);
    // Its parser of XML is read with the first file.
    const { readStatement } = await import('./reading/read-statement.policy.ts');
    const read = readStatement(new Uint8Array(await file.arrayBuffer()), { today, account, columns });
    if (!read.ok) {
      const facts = { faults: read.problem.slice(0, MOST_FAULTS), count: read.problem.length };
      return refuse('statement_unreadable', { field: ['file'], facts });
    }
    return ok(async (tx) => ok(await takeInStatement(tx, { account, name, lines: read.value, by }, services)));
  },
);
