import type { ConsentKind } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { endReferences } from '../../clients/index.ts';
import { withdrawQueries } from '../../credit-bureau/index.ts';
import { deletePosition, endScreenings } from '../../identity/index.ts';

/**
 * Deletes at once what a withdrawn consent had allowed. The facts that a decision was made on stay with the decision.
 */
export async function forgetWhatWasAllowed(
  tx: Tx,
  { clientId, kind }: { readonly clientId: string; readonly kind: ConsentKind },
  services: Pick<Services, 'clock' | 'jobs'>,
): Promise<void> {
  if (kind === 'tracking') {
    await endReferences(tx, clientId, services);
    await endScreenings(tx, clientId);
  }
  if (kind === 'credit_bureau') await withdrawQueries(tx, clientId, services);
  if (kind === 'location') await deletePosition(tx, clientId);
}
