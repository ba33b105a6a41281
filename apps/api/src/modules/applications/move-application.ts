import { mexicoDate, type PlainDate } from '@lender/calculator';
import {
  APPLICATION_STATUS,
  type ApplicationStatus,
  isApplicationActive,
  type TransitionActor,
  transitionApplication,
} from '@lender/lending';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';
import { cancelDraftLoan, draftLoan } from '../loans/index.ts';
import { giveBackPromotion } from '../pricing/index.ts';
import { type PublishingServices, publishEvent } from '../webhooks/index.ts';
import type { ApplicationRecord } from './application-record.ts';
import { publishedDecision } from './published-decision.policy.ts';
import { isOffered } from './still-wish.policy.ts';

export interface ApplicationMove {
  readonly to: ApplicationStatus;
  readonly actor: TransitionActor;
  /** Who it was, for the history: `client`, `system`, or the id of a member of staff. */
  readonly by: string;
  /** A new amount to lend, in centavos, where the move changes it. */
  readonly principalCentavos?: Centavos;
  /** Why, as reason codes that the borrower's page words. */
  readonly reasons?: readonly string[];
}

/**
 * Moves an application to another status, if the table of transitions permits it, and does what belongs to the move:
 * a loan is drafted when the signature is due; when the application ends before it, the draft is cancelled and the
 * promotion given back.
 */
export async function moveApplication(
  tx: Tx,
  { record, ...move }: ApplicationMove & { record: ApplicationRecord },
  services: Pick<Services, 'randomInt'> & PublishingServices,
): Promise<Result<ApplicationRecord, Refusal<'illegal_transition'>>> {
  const permitted = transitionApplication(record.status, move.to, move.actor);
  if (!permitted.ok)
    return refuse('illegal_transition', {
      facts: { from: record.status, to: move.to, permitted: permitted.problem.permitted },
    });

  const { now } = await services.clock.business(tx);
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
  return ok(moved);
}

interface Moved {
  readonly record: ApplicationRecord;
  readonly moved: ApplicationRecord;
  readonly today: PlainDate;
}

/** Tells other systems of a decision. */
async function publishMove(tx: Tx, { record, moved, today }: Moved, services: PublishingServices): Promise<void> {
  const decision = publishedDecision(record.status, moved.status);
  if (!decision) return;
  const { id: applicationId, client_id: clientId, principal_centavos } = moved;
  const amount = decision === 'rejected' ? null : principal_centavos;
  const told = { applicationId, clientId, decision, amount, decidedOn: today };
  await publishEvent(tx, { type: 'application.decided', data: told }, services);
}
