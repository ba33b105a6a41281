import { CLIENT_STATUS, mayClientApply, transitionClient } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { revokeSessions } from '../access/index.ts';
import { type ClientMove, moveClient } from '../clients/index.ts';
import { endUnpaidApplication } from '../payments/index.ts';

/**
 * Changes a client's status as staff decided, with the consequences: nothing is lent, and all sessions end. The
 * client's row is locked.
 */
export async function moveByStaff(
  tx: Tx,
  move: ClientMove & { readonly actor: 'operator' | 'checker' },
  services: Services,
): Promise<Result<undefined, Refusal<'illegal_transition'>>> {
  const { clientId, from, to, actor, by } = move;
  const permitted = transitionClient(from, to, actor);
  if (!permitted.ok) return refuse('illegal_transition', { facts: { from, to } });
  await moveClient(tx, move, services);
  if (!mayClientApply(to)) await endUnpaidApplication(tx, { clientId, actor: 'operator', by }, services);
  if (to === CLIENT_STATUS.blocked) await revokeSessions(tx, { accountId: clientId }, services);
  services.log.info({ event: 'client.status_changed', from, to });
  return ok(undefined);
}
