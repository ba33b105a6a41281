import type { PlainDate } from '@lender/calculator';
import type { Variables } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { currentPhotos, isExpired, missingPhotos, validUntil } from '../../documents/index.ts';

/**
 * Collects what the photos of the identification show.
 *
 * @param today - the day on which the client was asked for them, not the day of the payout
 */
export async function ownPhotos(tx: Tx, clientId: string, today: PlainDate): Promise<Variables> {
  const photos = await currentPhotos(tx, clientId);
  const lastDay = validUntil(photos);
  return {
    idDocumentsComplete: missingPhotos(photos, today).length === 0,
    ...(lastDay && { idExpired: isExpired(lastDay, today) }),
  };
}
