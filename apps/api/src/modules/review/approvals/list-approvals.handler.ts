import { listApprovals } from '@lender/contract';
import { ok } from '@lender/result';
import type { ExpressionBuilder } from 'kysely';
import { implement } from '../../../implement.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { readableKinds, readDependences, selectApprovals, toApprovalRow } from '../../approvals/index.ts';
import { readLoansToday } from './read-loans-today.ts';

export const listApprovalsHandler = implement(
  listApprovals,
  async ({ query }, { caller: { userId, role }, tx, services, setPage }) => {
    const { status = 'open', askedBy, page = 1, perPage = 25 } = query;
    const asked = (eb: ExpressionBuilder<Database, 'approval'>) =>
      eb.and([
        eb('approval.status', '=', status),
        eb('approval.kind', 'in', readableKinds(role)),
        ...(askedBy === undefined ? [] : [eb('approval.maker', askedBy === 'me' ? '=' : '!=', userId)]),
      ]);
    const { total } = await tx
      .selectFrom('approval')
      .where(asked)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await selectApprovals(tx)
      .where(asked)
      .orderBy(status === 'open' ? 'approval.asked_at' : 'approval.decided_at', status === 'open' ? 'asc' : 'desc')
      .orderBy('approval.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    const { now, today } = await services.clock.business(tx);
    const dependences = await readDependences(tx, services);
    setPage({ page, perPage, total, count: rows.length });
    const shown = rows.map((row) => toApprovalRow(row, { userId, now, dependences }));
    const loanOf = await readLoansToday(tx, shown, { role, today });
    return ok(shown.map((row) => ({ ...row, loan: loanOf(row) })));
  },
);
