import type { getLoan, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { bankName } from '../clients/index.ts';
import { newestMandate } from './mandate-record.ts';

/** Reads a client's newest mandate, with only the bank and the last digits of the account. */
export async function mandateForStaff(tx: Tx, clientId: string): Promise<Reply<typeof getLoan>['mandate']> {
  const mandate = await newestMandate(tx, clientId);
  if (!mandate) return null;
  return {
    status: mandate.status,
    since: mandate.status_since.toISOString(),
    bank: bankName(mandate.bank_code),
    lastFour: mandate.last_four,
    maximum: mandate.maximum_centavos,
    endsOn: mandate.ends_on,
  };
}
