import { changeClientStatus } from '@lender/contract';
import { CLIENT_STATUS, type ClientStatus, mayClientApply, transitionClient } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { revokeSessions } from '../access/index.ts';
import { isAccountComplete, moveClient } from '../clients/index.ts';
import { endUnpaidApplication } from '../payments/index.ts';

export const changeClientStatusHandler = implement(
  changeClientStatus,
  async ({ params, body }, { caller, tx, services, log }) => {
    const { id: clientId } = params;
    const client = await tx
      .selectFrom('client')
      .select('status')
      .where('client_id', '=', clientId)
      .forUpdate()
      .executeTakeFirst();
    if (!client) return refuse('not_found');
    const from = client.status;
    const to = await statusFor(tx, clientId, body.status);
    const moved = transitionClient(from, to, 'operator');
    if (!moved.ok) return refuse('illegal_transition', { facts: { from, to, permitted: moved.problem.permitted } });

    const move = { clientId, from, to, actor: 'operator', by: caller.userId, note: body.note } as const;
    await moveClient(tx, move, services);
    if (!mayClientApply(to))
      await endUnpaidApplication(tx, { clientId, actor: 'operator', by: caller.userId }, services);
    if (to === CLIENT_STATUS.blocked) await revokeSessions(tx, { accountId: clientId }, services);
    log.info({ event: 'client.status_changed', from, to });
    return ok({ id: clientId, status: to });
  },
);

/** Restoring somebody who never completed the account brings back the account that waits for that. */
async function statusFor(
  tx: Tx,
  clientId: string,
  wanted: 'active' | 'blocked' | 'blacklisted',
): Promise<ClientStatus> {
  if (wanted === 'active' && !(await isAccountComplete(tx, clientId))) return CLIENT_STATUS.verification;
  return CLIENT_STATUS[wanted];
}
