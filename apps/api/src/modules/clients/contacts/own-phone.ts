import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { openPersonal } from '../personal.ts';

/** Returns the client's own mobile phone, ten digits. */
export async function ownPhone(tx: Tx, clientId: string, vault: Vault): Promise<string> {
  const { phone_sealed } = await tx
    .selectFrom('client')
    .select('phone_sealed')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return openPersonal(vault, 'phone', { clientId, sealed: phone_sealed });
}
