import type { Tx } from '../../../kernel/database/database.ts';
import { prepared } from '../../../kernel/database/prepared.ts';
import type { Services } from '../../../services.ts';
import { type ConsentAnswer, recordConsent } from './record-consent.ts';

/** Records that a client accepted the current terms and privacy notice. */
export async function acceptTerms(
  tx: Tx,
  acceptedBy: Pick<ConsentAnswer, 'clientId' | 'origin'>,
  services: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<void> {
  for (const kind of ['terms', 'privacy'] as const)
    await recordConsent(tx, { ...acceptedBy, kind, granted: true }, services);
}

/**
 * Tells whether the account is the client's own. One that staff opened is not, until its client accepted both the terms
 * and the privacy notice.
 */
export const isAccountComplete = async (tx: Tx, clientId: string): Promise<boolean> =>
  (await acceptedKinds(tx, clientId)).length === 2;

const acceptedKinds = prepared((db, clientId: string) =>
  db
    .selectFrom('consent')
    .select('kind')
    .distinct()
    .where('client_id', '=', clientId)
    .where('kind', 'in', ['terms', 'privacy'])
    .where('granted', '=', true),
);
