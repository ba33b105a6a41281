import type { Tx } from '../../../kernel/database/database.ts';

interface PasswordToStore {
  readonly clientId: string;
  readonly hash: string;
  /** Moment until which it works; null for a password of the client's own. */
  readonly until: Date | null;
}

/** Reads the hash of a client's password. */
export async function readPasswordHash(tx: Tx, clientId: string): Promise<string> {
  const { password_hash } = await tx
    .selectFrom('client')
    .select('password_hash')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/** Stores the hash of a client's new password. */
export async function storePassword(tx: Tx, { clientId, hash, until }: PasswordToStore): Promise<void> {
  await tx
    .updateTable('client')
    .set({ password_hash: hash, temporary_password_until: until })
    .where('client_id', '=', clientId)
    .execute();
}
