import { brand } from '@lender/brand';
import type { Db } from '../../../kernel/database/database.ts';
import type { AccountHolder } from '../../../providers/direct-debit/port.ts';
import type { Services } from '../../../services.ts';
import { openPersonal, readContacts } from '../../clients/index.ts';

/** Reads the holder of the account to be debited, in the provider's form. */
export async function accountHolder(
  db: Db,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<AccountHolder> {
  const details = await db
    .selectFrom('client_details')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const { phone, email } = await readContacts(db, clientId, { vault });
  return {
    firstName: [details.first_name, details.middle_name].filter(Boolean).join(' '),
    lastName: [details.last_name, details.second_last_name].filter(Boolean).join(' '),
    curp: openPersonal(vault, 'curp', { clientId, sealed: details.curp_sealed }),
    // The provider requires an e-mail: ours, for the few clients without one.
    email: email ?? brand.customerCare.email,
    phone,
  };
}
