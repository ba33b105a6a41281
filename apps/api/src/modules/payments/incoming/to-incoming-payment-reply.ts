import type { listReceipts, Reply } from '@lender/contract';
import type { Services } from '../../../services.ts';
import { bankName } from '../../clients/index.ts';
import type { IncomingPaymentRow } from './lock-unmatched.ts';
import { openOrigin } from './origin.ts';

/** Returns an unmatched payment as lists show it: of the account that sent it, the bank and the last digits. */
export function toIncomingPaymentReply(
  row: IncomingPaymentRow,
  { vault }: Pick<Services, 'vault'>,
): Reply<typeof listReceipts>[number] {
  const origin = row.origin_sealed && openOrigin(vault, row.id, row.origin_sealed);
  return {
    id: row.id,
    method: row.method,
    amount: row.amount_centavos,
    receivedOn: row.received_on,
    knownAt: row.known_at.toISOString(),
    trackingKey: row.tracking_key,
    bank: origin ? bankName(origin.clabe.slice(0, 3)) : null,
    lastFour: origin ? origin.clabe.slice(-4) : null,
  };
}
