import type { ClientStatus } from '@lender/lending';
import type { Db, Tx } from '../../kernel/database/database.ts';

/** A client's account, without anything that is secret or opens an address. */
export interface ClientAccount {
  readonly status: ClientStatus;
  readonly createdAt: Date;
  readonly phoneLastFour: string;
  /** Moment at which the client proved the phone; null before. */
  readonly phoneVerifiedAt: Date | null;
}

/** Finds a client's account. */
export async function findAccount(db: Db | Tx, clientId: string): Promise<ClientAccount | undefined> {
  const row = await db
    .selectFrom('client')
    .select(['status', 'created_at', 'phone_last_four', 'phone_verified_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return (
    row && {
      status: row.status,
      createdAt: row.created_at,
      phoneLastFour: row.phone_last_four,
      phoneVerifiedAt: row.phone_verified_at,
    }
  );
}

/** Reads a client's account. @throws when there is none */
export async function readAccount(db: Db | Tx, clientId: string): Promise<ClientAccount> {
  const account = await findAccount(db, clientId);
  if (!account) throw new Error(`client ${clientId} is gone`);
  return account;
}
