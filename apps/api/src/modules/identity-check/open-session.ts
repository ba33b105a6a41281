import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { giveNewName } from '../../kernel/database/external-ids.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { NewIdentitySession } from '../../providers/veriff/port.ts';
import type { Services } from '../../services.ts';
import { activeApplication, readFlowState } from '../applications/index.ts';
import { hasConsent, lockClient, readPerson } from '../clients/index.ts';
import { isLeftLying } from './check-progress.policy.ts';
import { type IdentityCheck, latestCheck, placeOfCheck } from './check-record.ts';

/** Result of a request for a session before the provider is called. */
export type Wanted =
  | { readonly check: IdentityCheck }
  | { readonly applicationId: string; readonly session: NewIdentitySession };

/**
 * Returns the open session, or the permission to open one. Nothing is sent to the provider before the client gave
 * consent.
 */
export async function mayOpenSession(
  tx: Tx,
  clientId: string,
  { clock, newId }: Services,
): Promise<Result<Wanted, Refusal<'illegal_transition' | 'consent_missing'>>> {
  await lockClient(tx, clientId);
  const application = await activeApplication(tx, clientId);
  if (!application) return refuse('illegal_transition');
  const kind = 'biometrics';
  if (!(await hasConsent(tx, { clientId, kind }))) return refuse('consent_missing', { facts: { kind } });
  const applicationId = application.id;
  const check = await latestCheck(tx, { clientId, applicationId });
  if (check && !isLeftLying(check)) return ok({ check });
  const { needs } = await readFlowState(tx, clientId, clock.wall());
  if (!needs.open.includes('identityCheck')) return refuse('illegal_transition');
  const { givenNames: firstName, surnames: lastName } = await readPerson(tx, clientId);
  return ok({ applicationId, session: { reference: newId(), firstName, lastName } });
}

interface Opened {
  readonly clientId: string;
  readonly applicationId: string;
  /** Our own id of the check, which the provider has. */
  readonly reference: string;
  readonly session: { readonly id: string; readonly url: string };
}

/** Stores a session that the provider opened; of several concurrent ones the first one stays. */
export async function keepSession(
  tx: Tx,
  { clientId, applicationId, reference, session }: Opened,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<IdentityCheck> {
  await lockClient(tx, clientId);
  const known = await latestCheck(tx, { clientId, applicationId });
  if (known && !isLeftLying(known)) return known;
  const now = clock.wall();
  const check = await tx
    .insertInto('identity_check')
    .values({
      client_id: clientId,
      id: reference,
      application_id: applicationId,
      session_id: session.id,
      url_sealed: vault.seal(session.url, placeOfCheck('url', reference)),
      status: 'created',
      created_at: now,
      status_since: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveNewName(tx, check, { kind: 'identity_session', name: session.id });
  return check;
}
