import * as z from 'zod/mini';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Services } from '../../../services.ts';
import type { IncomingPaymentRow } from '../incoming/lock-unmatched.ts';
import type { Destination } from '../payouts/destination.ts';
import { originAccount, type RefundAccount } from './refund-account.ts';

const statedSchema = z.object({ clabe: z.string(), holderName: z.string() });

const contextOf = (receiptId: string): string => `receipt:${receiptId}:stated`;

/** Seals the account that staff state for a receipt. */
export const sealStated = (vault: Vault, receiptId: string, { clabe, holderName }: Destination): Buffer =>
  vault.seal(JSON.stringify({ clabe, holderName }), contextOf(receiptId));

/** Returns the account to which a receipt is refunded: the one that staff entered, or the one that it came from. */
export function incomingAccount(
  receipt: Pick<IncomingPaymentRow, 'id' | 'origin_sealed' | 'stated_sealed'>,
  services: Pick<Services, 'vault'>,
): RefundAccount | undefined {
  if (receipt.stated_sealed === null) return originAccount(receipt, services);
  const stated = services.vault.openText(receipt.stated_sealed, contextOf(receipt.id));
  return { ...statedSchema.parse(JSON.parse(stated)), isOrigin: false };
}
