import { brand } from '@lender/brand';
import type { Db } from '../../../kernel/database/database.ts';
import type { AccountHolder } from '../../../providers/direct-debit/port.ts';
import type { Services } from '../../../services.ts';
import { readContacts, readCurp, readPerson } from '../../clients/index.ts';

/** Reads the holder of the account to be debited, in the provider's form. */
export async function accountHolder(
  db: Db,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<AccountHolder> {
  const person = await readPerson(db, clientId);
  const { phone, email } = await readContacts(db, clientId, { vault });
  return {
    firstName: person.givenNames,
    lastName: person.surnames,
    curp: await readCurp(db, clientId, { vault }),
    // The provider requires an e-mail: ours, for the few clients without one.
    email: email ?? brand.customerCare.email,
    phone,
  };
}
