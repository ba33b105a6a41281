import type { createApplication, Send } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { hasConsent, isActiveReference } from '../clients/index.ts';
import type { ApplicationSignals } from './application-signals.ts';

/**
 * Returns the signals that tracking gives for an application: none without the client's consent. A session of the
 * collector counts only while its reference is alive and the client's own.
 */
export async function signalsOf(
  tx: Tx,
  { clientId, body }: { clientId: string; body: Send<typeof createApplication>['body'] },
  services: Services,
): Promise<ApplicationSignals> {
  if (!(await hasConsent(tx, { clientId, kind: 'tracking' }))) return {};
  const { affiliate, hotjarUserId, juicySessionId: referenceNumber } = body;
  const isActive = referenceNumber && (await isActiveReference(tx, { clientId, referenceNumber }, services));
  return { affiliate, hotjarUserId, ...(isActive && { juicySessionId: referenceNumber }) };
}
