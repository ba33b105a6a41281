import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { readClientStatus } from '../../loans/index.ts';
import { type ClientPricing, pricingContextOfClient } from '../../pricing/index.ts';

/** Reads the facts that determine a price for a client today, open loans included. */
export async function pricingOfClient(
  tx: Tx,
  clientId: string,
  services: Pick<Services, 'clock'>,
): Promise<ClientPricing> {
  const { today } = await services.clock.business(tx);
  return pricingContextOfClient(tx, { clientId, status: await readClientStatus(tx, clientId, today) }, services);
}
