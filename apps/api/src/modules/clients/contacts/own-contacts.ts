import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openPersonal } from '../personal.ts';

/** Phone and e-mail of a client, with the masked forms. */
export interface OwnContacts {
  readonly phone: string;
  readonly phoneLastFour: string;
  /** `null` while a client whom staff registered has given none. */
  readonly email: string | null;
}

export async function readContacts(
  tx: Db | Tx,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<OwnContacts> {
  const client = await tx
    .selectFrom('client')
    .select(['phone_sealed', 'phone_last_four', 'email_sealed'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    phone: openPersonal(vault, 'phone', { clientId, sealed: client.phone_sealed }),
    phoneLastFour: client.phone_last_four,
    email: client.email_sealed && openPersonal(vault, 'email', { clientId, sealed: client.email_sealed }),
  };
}
