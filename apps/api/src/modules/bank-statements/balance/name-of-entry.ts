import type { BankPosting } from '../../ledger/index.ts';
import { firstName } from '../../payments/index.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Beginnings of the keys of entries by which money left for an account, and came back from it. */
const SENT = ['disbursed:', 'refund:', 'account_proof:out:'];
const RETURNED = ['correction:disbursed:', 'correction:refund:', 'account_proof:in:'];

/**
 * Returns the name by which a bank line matches an entry of the ledger. Entries that are about the same money have the
 * same name: a payment, its reversal, and the receipt that it was before.
 *
 * @param receipts - name of the money of each receipt, by the receipt's id
 */
export function nameOfEntry(
  { key, kind }: Pick<BankPosting, 'key' | 'kind'>,
  receipts: ReadonlyMap<string, string>,
): string {
  const [id = ''] = UUID.exec(key) ?? [];
  if (kind === 'suspense') return receipts.get(id) ?? key;
  if (kind === 'payment') return firstName(key);
  if (kind === 'reversal') return firstName(key.slice('reversal:'.length));
  if (SENT.some((beginning) => key.startsWith(beginning))) return `payout:${id}`;
  if (RETURNED.some((beginning) => key.startsWith(beginning))) return `payout_return:${id}`;
  return key;
}
