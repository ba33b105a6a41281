import type { PlainDate } from '@lender/calculator';
import type { Variables } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { currentPhotos, isExpired, missingPhotos, validUntil } from '../../documents/index.ts';

/**
 * What the photos of the identification come to.
 *
 * @param today - the day by which the client was asked for them, not the one on which the money leaves
 */
export async function ownPhotos(tx: Tx, clientId: string, today: PlainDate): Promise<Variables> {
  const photos = await currentPhotos(tx, clientId);
  const lastDay = validUntil(photos);
  return {
    idDocumentsComplete: missingPhotos(photos, today).length === 0,
    ...(lastDay && { idExpired: isExpired(lastDay, today) }),
  };
}
