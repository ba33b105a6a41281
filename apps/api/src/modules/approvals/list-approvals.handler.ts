import { listApprovals } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { selectApprovals, toApprovalRow } from './read-approvals.ts';

export const listApprovalsHandler = implement(
  listApprovals,
  async ({ query }, { caller: { userId }, tx, services, setPage }) => {
    const { status = 'open', page = 1, perPage = 25 } = query;
    const { total } = await tx
      .selectFrom('approval')
      .where('status', '=', status)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await selectApprovals(tx)
      .where('approval.status', '=', status)
      .orderBy(status === 'open' ? 'approval.asked_at' : 'approval.decided_at', status === 'open' ? 'asc' : 'desc')
      .orderBy('approval.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    const { now } = await services.clock.business(tx);
    setPage({ page, perPage, total, count: rows.length });
    return ok(rows.map((row) => toApprovalRow(row, { userId, now })));
  },
);
