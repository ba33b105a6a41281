import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { SignInName } from './sign-in-name.ts';

/**
 * Finds the account that a phone or an e-mail signs in to. An address that was changed no longer signs in, although it
 * is held.
 *
 * `recovery_…` is the address for recovery: while a change can be undone, the previous one, so that a person who made
 * the change does not get the password too.
 */
export async function findClient(
  tx: Tx,
  { kind, value }: SignInName,
  { vault, clock }: Pick<Services, 'vault' | 'clock'>,
) {
  const client = await tx
    .selectFrom('identity_claim')
    .innerJoin('client', 'client.client_id', 'identity_claim.client_id')
    .leftJoin('contact_change', (join) =>
      join
        .onRef('contact_change.client_id', '=', 'client.client_id')
        .on('contact_change.undone_at', 'is', null)
        .on('contact_change.undo_until', '>', clock.wall()),
    )
    .select([
      'client.client_id',
      'client.password_hash',
      'client.temporary_password_until',
      'client.status',
      'client.email_sealed',
      'client.phone_sealed',
      'contact_change.kind as changed',
      'contact_change.old_sealed',
    ])
    .where('identity_claim.kind', '=', kind)
    .where('identity_claim.keyed_hash', '=', vault.searchHash(kind, value))
    .where('identity_claim.held_until', 'is', null)
    .executeTakeFirst();
  if (!client) return undefined;
  const { changed, old_sealed } = client;
  return {
    ...client,
    recovery_email_sealed: changed === 'email' && old_sealed ? old_sealed : client.email_sealed,
    recovery_phone_sealed: changed === 'phone' && old_sealed ? old_sealed : client.phone_sealed,
  };
}
