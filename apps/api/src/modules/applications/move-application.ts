import { mexicoDate } from '@lender/calculator';
import { APPLICATION_STATUS, isApplicationActive, transitionApplication } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';
import { cancelDraftLoan, draftLoan } from '../loans/index.ts';
import { type NotifyServices, withdrawApplicationMessages } from '../messages/index.ts';
import { giveBackPromotion } from '../pricing/index.ts';
import type { PublishingServices } from '../webhooks/index.ts';
import type { ApplicationMove } from './application-move.ts';
import type { ApplicationRecord } from './application-record.ts';
import { readFlowState } from './flow/flow-state.ts';
import { endingOfMove, type Moved } from './message-of-move.policy.ts';
import { notifyOfMove } from './notify-of-move.ts';
import { publishMove } from './publish-move.ts';
import { isOffered } from './terms/still-selected.policy.ts';

/**
 * Moves an application to another status, if the table of transitions permits it, and does what belongs to the move: a
 * loan is drafted when the signature is due; when the application ends before it, the draft is cancelled and the
 * promotion given back. Notifies the client of moves that they did not make themselves, and withdraws messages that no
 * longer apply.
 */
export async function moveApplication(
  tx: Tx,
  { record, ...move }: ApplicationMove & { record: ApplicationRecord },
  services: NotifyServices & PublishingServices,
): Promise<Result<ApplicationRecord, Refusal<'illegal_transition'>>> {
  const permitted = transitionApplication(record.status, move.to, move.actor);
  if (!permitted.ok)
    return refuse('illegal_transition', {
      facts: { from: record.status, to: move.to, permitted: permitted.problem.permitted },
    });

  const { now } = await services.clock.business(tx);
  const known = await whatMoves(tx, { record, move }, services);
  const ending = move.ending ?? endingOfMove(known);
  const moved = await tx
    .updateTable('application')
    .set({
      status: move.to,
      status_since: now,
      ...(move.principalCentavos !== undefined && { principal_centavos: move.principalCentavos }),
      ...(isOffered(move.to) && {
        offered_centavos: move.principalCentavos ?? record.principal_centavos,
      }),
      ...(move.reasons && { reasons: [...move.reasons] }),
      ...(ending && { ending }),
    })
    .where('client_id', '=', record.client_id)
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();

  if (move.to === APPLICATION_STATUS.signing) await draftLoan(tx, moved, services);
  if (!isApplicationActive(move.to) && move.to !== APPLICATION_STATUS.completed) {
    await cancelDraftLoan(tx, moved, services);
    await giveBackPromotion(tx, moved);
  }
  await recordHistory(tx, services, {
    clientId: record.client_id,
    actor: move.by,
    event: { name: 'application.status', facts: { from: record.status, to: move.to } },
    applicationId: record.id,
  });
  await publishMove(tx, { record, moved, today: mexicoDate(now.getTime()) }, services);
  const { client_id: clientId, id: applicationId } = moved;
  await withdrawApplicationMessages(tx, { clientId, applicationId }, services);
  await notifyOfMove(tx, { record: moved, move: known, ending }, services);
  return ok(moved);
}

interface Moving {
  readonly record: ApplicationRecord;
  readonly move: ApplicationMove;
}

/** Reads the facts of a move that decide what it means to its client. */
async function whatMoves(tx: Tx, { record, move }: Moving, { clock }: Pick<Services, 'clock'>): Promise<Moved> {
  const { to, actor, principalCentavos = record.principal_centavos } = move;
  const { needs } = await readFlowState(tx, record.client_id, clock.wall());
  return {
    from: record.status,
    to,
    actor,
    isIncomplete: needs.open.length > 0,
    isSmaller: principalCentavos < record.desired_centavos,
  };
}
