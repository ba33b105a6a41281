import { createCollector } from '@lender/scoring-collector';
import type { CollectorStart, OfferedTools } from './offered-tools.ts';
import { onWithdrawal } from './withdrawal.ts';

/** Address at which the site issues a reference. */
export const REFERENCE_PATH = '/tracking/reference';

/** Names of the fields that are reported one by one; of others the collector learns only that there was one. */
const FIELDS = ['amount', 'cycle', 'dates', 'firstName', 'middleName', 'lastName', 'secondLastName', 'curp'];

/**
 * Collects under the client's reference as long as the page exists, also over changes of page without a new document.
 * After the application was made it only reports that the data is complete.
 */
export async function startCollector({ url, authKey }: NonNullable<OfferedTools['collector']>): Promise<void> {
  const start = await askStart();
  if (!start) return;
  const { referenceNumber, publicKey, isComplete } = start;
  const collector = createCollector({ baseUrl: url, authKey, publicKey, fields: FIELDS });
  await collector.start(referenceNumber, { consent: true });
  if (isComplete) return collector.stop({ complete: true });
  onWithdrawal(() => void collector.stop({ discard: true }).catch(() => undefined));
}

async function askStart(): Promise<CollectorStart | null> {
  const response = await fetch(REFERENCE_PATH, { method: 'POST', headers: { accept: 'application/json' } });
  return response.ok ? ((await response.json()) as CollectorStart | null) : null;
}
