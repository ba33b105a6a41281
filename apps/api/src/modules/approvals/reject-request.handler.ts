import { rejectRequest } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { lockOpen } from './approval-record.ts';
import { decide } from './decide.ts';
import { readApproval } from './read-approvals.ts';

export const rejectRequestHandler = implement(
  rejectRequest,
  async ({ params, body }, { caller, tx, services, log }) => {
    const locked = await lockOpen(tx, { id: params.id, role: caller.role });
    if (!locked.ok) return locked;
    const { userId } = caller;
    await decide(tx, locked.value, { status: 'rejected', checker: userId, note: body.note }, services);
    log.info({ event: 'approval.rejected', kind: locked.value.kind });
    return ok(await readApproval(tx, { id: params.id, userId }, services));
  },
);
