import type { Tx } from '../../../kernel/database/database.ts';
import { consentAnswer } from '../../clients/index.ts';
import type { Collected } from './collected.ts';

/** Variables that are measured only with the consent to tracking. `null`: there is none. */
const NOT_MEASURED = { captchaScore: null, clientsOnDevice: null, deviceDenied: null, collectorSignals: null };

/**
 * Returns the client's answer to tracking as `trackingConsent`. Without the consent, everything that tracking would have
 * measured is `null` rather than missing, so that no policy sends an application to a person for the answer alone. What
 * was measured before a consent was taken back is collected after this and counts.
 */
export async function trackingConsent(tx: Tx, clientId: string, now: Date): Promise<Collected> {
  const { answer, answeredAt } = await consentAnswer(tx, { clientId, kind: 'tracking' });
  const variables = { trackingConsent: answer, ...(answer !== 'granted' && NOT_MEASURED) };
  return { source: 'client', asOf: answeredAt ?? now, variables };
}
