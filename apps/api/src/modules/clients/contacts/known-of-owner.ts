import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { fullName, NAME_COLUMNS } from '../full-name.ts';
import { openPersonal } from '../personal.ts';
import { readContacts } from './own-contacts.ts';

/** Reads what a person who knows a client may know: phone, e-mail, name and CURP, as far as they were given. */
export async function knownOfOwner(
  tx: Db | Tx,
  clientId: string,
  services: Pick<Services, 'vault'>,
): Promise<readonly string[]> {
  const { phone, email } = await readContacts(tx, clientId, services);
  const details = await tx
    .selectFrom('client_details')
    .select([...NAME_COLUMNS, 'curp_sealed'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  const person = details && [
    fullName(details),
    openPersonal(services.vault, 'curp', { clientId, sealed: details.curp_sealed }),
  ];
  return [phone, ...(email === null ? [] : [email]), ...(person ?? [])];
}
