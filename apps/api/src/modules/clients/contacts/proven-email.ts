import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { readContacts } from './own-contacts.ts';

/** Returns a client's e-mail, if a code that was sent there came back: an unproven one may be a stranger's mailbox. */
export async function provenEmail(
  tx: Tx,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<string | undefined> {
  const { email } = await readContacts(tx, clientId, { vault });
  if (email === null) return undefined;
  const claim = await tx
    .selectFrom('identity_claim')
    .select('proven_at')
    .where('kind', '=', 'email')
    .where('keyed_hash', '=', vault.searchHash('email', email))
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return claim?.proven_at ? email : undefined;
}
