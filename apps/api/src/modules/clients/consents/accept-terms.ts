import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { recordConsent } from './consents.ts';

/** Keeps that a client accepted the terms and the privacy notice, as they read now. */
export async function acceptTerms(
  tx: Tx,
  clientId: string,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  for (const kind of ['terms', 'privacy'] as const)
    await recordConsent(tx, { clientId, kind, granted: true }, services);
}

/** Is the account the client's own? One that staff opened is not, until its client completed it. */
export async function isAccountComplete(tx: Tx, clientId: string): Promise<boolean> {
  const accepted = await tx
    .selectFrom('consent')
    .select('id')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'terms')
    .limit(1)
    .executeTakeFirst();
  return accepted !== undefined;
}
