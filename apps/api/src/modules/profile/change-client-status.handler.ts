import { changeClientStatus } from '@lender/contract';
import { CLIENT_STATUS, type ClientStatus, transitionClient } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { isAccountComplete } from '../clients/index.ts';
import { clientStatusApproval } from './client-status.approval.ts';
import { moveByStaff } from './move-by-staff.ts';

export const changeClientStatusHandler = implement(
  changeClientStatus,
  async ({ params: { id: clientId }, body: { status, note } }, { caller: { userId: by }, tx, services }) => {
    const client = await tx
      .selectFrom('client')
      .select('status')
      .where('client_id', '=', clientId)
      .forUpdate()
      .executeTakeFirst();
    if (!client) return refuse('not_found');
    const from = client.status;
    const to = await statusFor(tx, clientId, status);
    const [alone, withAnother] = [transitionClient(from, to, 'operator'), transitionClient(from, to, 'checker')];
    if (alone.ok) {
      const moved = await moveByStaff(tx, { clientId, from, to, actor: 'operator', by, note }, services);
      return moved.ok ? ok({ id: clientId, status: to, approvalId: null }) : moved;
    }
    if (withAnother.ok) {
      const command = { payload: { clientId, from, to }, reason: note, maker: by };
      const asked = await askApproval(tx, clientStatusApproval, command, services);
      return asked.ok ? ok({ id: clientId, status: from, approvalId: asked.value }) : asked;
    }
    const permitted = [...alone.problem.permitted, ...withAnother.problem.permitted];
    return refuse('illegal_transition', { facts: { from, to, permitted } });
  },
);

/**
 * Returns the new status of a client. A client who never completed the account goes back to the status that waits for
 * that.
 */
async function statusFor(
  tx: Tx,
  clientId: string,
  wanted: 'active' | 'blocked' | 'blacklisted',
): Promise<ClientStatus> {
  if (wanted === 'active' && !(await isAccountComplete(tx, clientId))) return CLIENT_STATUS.verification;
  return CLIENT_STATUS[wanted];
}
