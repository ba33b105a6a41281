import { bankByCode } from '@lender/clabe/directory';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { fullName, NAME_COLUMNS, openPersonal } from '../clients/index.ts';

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
  const person = await tx
    .selectFrom('client_details')
    .innerJoin('bank_account', 'bank_account.client_id', 'client_details.client_id')
    .select([...NAME_COLUMNS, 'curp_sealed', 'bank_code', 'last_four'])
    .where('client_details.client_id', '=', clientId)
    .executeTakeFirst();
  if (!person) return undefined;
  return {
    borrower: {
      name: fullName(person),
      curp: openPersonal(vault, 'curp', { clientId, sealed: person.curp_sealed }),
    },
    account: accountOf(person.bank_code, person.last_four),
  };
}

/** Returns an account as an agreement names it. */
export const accountOf = (bankCode: string, lastFour: string): Parties['account'] => ({
  bank: bankByCode(bankCode)?.name ?? bankCode,
  lastFour,
});
