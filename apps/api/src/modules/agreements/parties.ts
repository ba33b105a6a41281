import { bankByCode } from '@lender/clabe/directory';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { findBankAccount, findPerson, readCurp } from '../clients/index.ts';

/** Borrower who signs an agreement with us, and the account that gets the money. */
export interface Parties {
  readonly borrower: { readonly name: string; readonly curp: string };
  readonly account: { readonly bank: string; readonly lastFour: string };
}

/** Reads the borrower and the account that gets the money. */
export async function partiesOf(
  tx: Tx,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<Parties | undefined> {
  const person = await findPerson(tx, clientId);
  const account = await findBankAccount(tx, clientId);
  if (!person || !account) return undefined;
  return {
    borrower: { name: person.fullName, curp: await readCurp(tx, clientId, { vault }) },
    account: accountOf(account.bankCode, account.lastFour),
  };
}

/** Returns an account as an agreement names it. */
export const accountOf = (bankCode: string, lastFour: string): Parties['account'] => ({
  bank: bankByCode(bankCode)?.name ?? bankCode,
  lastFour,
});
