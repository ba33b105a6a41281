import type { Variables } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { hasConsent } from '../clients/index.ts';

/**
 * Reads the facts about the collector that a decision may use: 1, the host has all of it; 0, it accepts nothing under
 * this reference. While the result is unknown, and once the consent is withdrawn, there are no facts.
 */
export async function collectorFacts(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
): Promise<{ readonly facts: Variables; readonly asOf: Date | null }> {
  const dataset = await tx
    .selectFrom('collector_dataset')
    .select(['state', 'checked_at'])
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  const signals = dataset && SIGNALS[dataset.state];
  if (signals === undefined || !(await hasConsent(tx, { clientId, kind: 'tracking' })))
    return { facts: {}, asOf: null };
  return { facts: { collectorSignals: signals }, asOf: dataset?.checked_at ?? null };
}

const SIGNALS: Readonly<Record<string, number>> = { complete: 1, refused: 0 };
