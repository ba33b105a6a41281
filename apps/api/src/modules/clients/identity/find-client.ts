import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { SignInName } from './sign-in-name.ts';

/** The account that a phone or an e-mail signs in to. */
export const findClient = (tx: Tx, { kind, value }: SignInName, { vault }: Pick<Services, 'vault'>) =>
  tx
    .selectFrom('identity_claim')
    .innerJoin('client', 'client.client_id', 'identity_claim.client_id')
    .select([
      'client.client_id',
      'client.password_hash',
      'client.temporary_password_until',
      'client.status',
      'client.email_sealed',
      'client.phone_sealed',
    ])
    .where('identity_claim.kind', '=', kind)
    .where('identity_claim.keyed_hash', '=', vault.searchHash(kind, value))
    .executeTakeFirst();
