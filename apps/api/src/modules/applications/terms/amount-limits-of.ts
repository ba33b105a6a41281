import type { AmountLimits } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { readClientStatus } from '../../loans/index.ts';
import { limitsOf, productOfVersion } from '../../pricing/index.ts';
import type { ApplicationRecord } from '../application-record.ts';

/** Returns the amounts that may be taken of a larger offer: any from the amount asked for up to the one offered. */
export async function increaseLimits(tx: Tx, record: ApplicationRecord): Promise<AmountLimits> {
  const { limits } = await productOfVersion(tx, record.product_version);
  return {
    minCentavos: record.desired_centavos,
    maxCentavos: record.offered_centavos ?? record.principal_centavos,
    stepCentavos: limits.stepCentavos,
  };
}

/**
 * Returns the amounts that may be taken of a smaller offer: any up to the one offered that the client may ask for at
 * all. An offer below that can only be taken whole.
 */
export async function decreaseLimits(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock'>,
): Promise<AmountLimits> {
  const { minCentavos, stepCentavos } = await ownLimits(tx, record, services);
  const maxCentavos = record.offered_centavos ?? record.principal_centavos;
  // Without a least amount, only the offered amount is lent to the client.
  const least = minCentavos > 0 ? Math.min(minCentavos, maxCentavos) : maxCentavos;
  return { minCentavos: centavos(least), maxCentavos, stepCentavos };
}

/** Returns the amounts that the client may ask for, of the product with which the application was opened. */
export async function ownLimits(
  tx: Tx,
  record: ApplicationRecord,
  { clock }: Pick<Services, 'clock'>,
): Promise<AmountLimits> {
  const product = await productOfVersion(tx, record.product_version);
  const { today } = await clock.business(tx);
  return limitsOf(product, await readClientStatus(tx, record.client_id, today));
}
