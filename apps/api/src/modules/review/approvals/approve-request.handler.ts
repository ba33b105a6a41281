import { approveRequest } from '@lender/contract';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { approveRequest as carryOut, readApproval } from '../../approvals/index.ts';
import { APPROVAL_DEFINITIONS } from './approval-definitions.ts';

/** Opens its own transactions: what is overtaken is refused, and still written down. */
export const approveRequestHandler = implementWithProvider(
  approveRequest,
  async ({ params: { id }, body }, { caller: { userId, role }, services, log }) => {
    const done = await carryOut(APPROVAL_DEFINITIONS, { id, checker: userId, role, note: body.note }, services);
    if (!done.ok) return done;
    const row = await inTransaction(services.db, (tx) => readApproval(tx, { id, userId }, services));
    log.info({ event: 'approval.done', kind: row.command.kind });
    return ok(row);
  },
);
