import type { Db, Tx } from '../../../kernel/database/database.ts';

/** A client's own bank account. */
export interface BankAccount {
  /** CLABE, as `openPersonal` opens it. */
  readonly clabeSealed: Buffer;
  readonly bankCode: string;
  readonly lastFour: string;
  readonly changedAt: Date;
  /** Moment at which its holder proved that it is theirs; null until then. */
  readonly provenAt: Date | null;
}

/** Finds a client's own bank account. */
export async function findBankAccount(db: Db | Tx, clientId: string): Promise<BankAccount | undefined> {
  const row = await db.selectFrom('bank_account').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  return (
    row && {
      clabeSealed: row.clabe_sealed,
      bankCode: row.bank_code,
      lastFour: row.last_four,
      changedAt: row.updated_at,
      provenAt: row.proven_at,
    }
  );
}

/** Reads a client's own bank account. @throws when none was given */
export async function readBankAccount(db: Db | Tx, clientId: string): Promise<BankAccount> {
  const account = await findBankAccount(db, clientId);
  if (!account) throw new Error(`client ${clientId} has given no bank account`);
  return account;
}
