import type { Tx } from '../../kernel/database/database.ts';
import type { IdentityState } from '../../providers/veriff/port.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { findCheck, type IdentityCheck, placeOfCheck } from './check-record.ts';
import { followNeed } from './follow-need.ts';

interface Answer {
  readonly clientId: string;
  readonly id: string;
  readonly state: IdentityState;
  /** Moment at which the provider was asked. */
  readonly askedAt: Date;
}

/** Stores the provider's answer and updates the application. An answer to an older question no longer counts. */
export async function takeAnswer(tx: Tx, { clientId, id, state, askedAt }: Answer, services: Services): Promise<void> {
  await lockClient(tx, clientId);
  const check = await findCheck(tx, { clientId, id });
  if (!check || isOutOfDate(check, state, askedAt)) return;
  const change = changeOf(check, state, services);
  const hasChanged = change.status !== check.status;
  const saved = await tx
    .updateTable('identity_check')
    .set({ ...change, asked_at: askedAt, ...(hasChanged && { status_since: services.clock.wall() }) })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!hasChanged && saved.resubmissions === check.resubmissions) return;
  const event = { name: 'identity.checked', facts: { status: saved.status } } as const;
  const { application_id: applicationId } = saved;
  await recordHistory(tx, services, { clientId, actor: 'system', applicationId, event });
  await followNeed(tx, saved, services);
}

/** True when a later question was answered already, or an approved or declined check would become undecided. */
const isOutOfDate = ({ asked_at, status }: IdentityCheck, { isDecided }: IdentityState, askedAt: Date): boolean =>
  (asked_at !== null && asked_at > askedAt) || (!isDecided && (status === 'approved' || status === 'declined'));

/** Returns the changes that an answer makes. Reason and status change together, so that neither outlasts the other. */
function changeOf(check: IdentityCheck, state: IdentityState, { vault }: Pick<Services, 'vault'>) {
  if (!state.isDecided) return { status: state.status, reason: null, reason_code: null };
  const { status, reason, attemptId = null, seen } = state;
  const isAskedAgain = status === 'resubmission_requested' && attemptId !== check.attempt_id;
  return {
    status,
    reason: reason?.text ?? null,
    reason_code: reason?.code ?? null,
    attempt_id: attemptId,
    resubmissions: check.resubmissions + (isAskedAgain ? 1 : 0),
    found_sealed: seen ? vault.seal(JSON.stringify(seen), placeOfCheck('found', check.id)) : null,
  };
}
