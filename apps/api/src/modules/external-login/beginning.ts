import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { LoginStep } from './open-step.ts';

/** Lifetime, the same as of the provider's code. */
const LIFE_MS = 600_000;

const contextOf = ({ clientId, applicationId }: LoginStep): string =>
  `external_login.verifier:${clientId}:${applicationId}`;

interface Secrets {
  readonly state: string;
  readonly verifier: string;
}

/**
 * Stores the proof that the client who comes back is the one who left: it replaces an earlier one, and cannot be read
 * by anyone.
 */
export async function keepBeginning(
  tx: Tx,
  { step, state, verifier }: Secrets & { readonly step: LoginStep },
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<void> {
  const beginning = {
    state_hash: vault.searchHash('external-login-state', state),
    verifier_sealed: vault.seal(verifier, contextOf(step)),
    expires_at: new Date(clock.wall().getTime() + LIFE_MS),
  };
  await tx
    .insertInto('external_login')
    .values({ client_id: step.clientId, application_id: step.applicationId, ...beginning })
    .onConflict((conflict) => conflict.columns(['client_id', 'application_id']).doUpdateSet(beginning))
    .execute();
}

/** Returns the verifier of a beginning that is this application's, still valid and unused; undefined otherwise. */
export async function verifierOf(
  tx: Tx,
  { step, state }: { readonly step: LoginStep; readonly state: string },
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('external_login')
    .select('verifier_sealed')
    .where('client_id', '=', step.clientId)
    .where('application_id', '=', step.applicationId)
    .where('state_hash', '=', vault.searchHash('external-login-state', state))
    .where('expires_at', '>', clock.wall())
    .executeTakeFirst();
  return row?.verifier_sealed ? vault.openText(row.verifier_sealed, contextOf(step)) : undefined;
}

/** Nothing of a started login is kept once it was used or can no longer be completed. */
export const FORGOTTEN = { state_hash: null, verifier_sealed: null, expires_at: null } as const;
