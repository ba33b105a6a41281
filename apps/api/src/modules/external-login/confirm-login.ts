import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { settleNeed } from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { FORGOTTEN, verifierOf } from './beginning.ts';
import { type LoginStep, openStep } from './open-step.ts';

type NotBegun = Refusal<'illegal_transition' | 'external_login_invalid'>;

interface Begun {
  readonly step: LoginStep;
  readonly verifier: string;
}

/** Finds the login that a client started and may complete now. Locks the client. */
export async function findBegun(
  tx: Tx,
  { clientId, state }: { readonly clientId: string; readonly state: string },
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Result<Begun, NotBegun>> {
  await lockClient(tx, clientId);
  const step = await openStep(tx, clientId, services);
  if (!step) return refuse('illegal_transition');
  const verifier = await verifierOf(tx, { step, state }, services);
  return verifier === undefined ? refuse('external_login_invalid') : ok({ step, verifier });
}

/**
 * Stores that a client was confirmed, and under which number, of which only a keyed hash is kept. Consumes the started
 * login.
 */
export async function confirmLogin(
  tx: Tx,
  { clientId, state, subject }: { readonly clientId: string; readonly state: string; readonly subject: string },
  services: Pick<Services, 'clock' | 'vault' | 'jobs' | 'newId'>,
): Promise<Result<Record<string, never>, NotBegun>> {
  const begun = await findBegun(tx, { clientId, state }, services);
  if (!begun.ok) return begun;
  const { applicationId } = begun.value.step;
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('external_login')
    .set({ ...FORGOTTEN, subject_hash: services.vault.searchHash('facebook', subject), confirmed_at: now })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .execute();
  const event = { name: 'external_login.confirmed' } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event, applicationId });
  await settleNeed(tx, { clientId, applicationId, need: 'externalLogin', state: 'done' }, services);
  return ok({});
}
