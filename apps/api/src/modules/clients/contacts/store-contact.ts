import type { Tx } from '../../../kernel/database/database.ts';

interface PhoneToStore {
  readonly clientId: string;
  readonly sealed: Buffer;
  readonly lastFour: string;
  /** Moment at which a code that was sent there was confirmed; null where none was. */
  readonly verifiedAt: Date | null;
}

/** Stores the phone of a client in place of the one before. */
export async function storePhone(tx: Tx, { clientId, sealed, lastFour, verifiedAt }: PhoneToStore): Promise<void> {
  await tx
    .updateTable('client')
    .set({ phone_sealed: sealed, phone_last_four: lastFour, phone_verified_at: verifiedAt })
    .where('client_id', '=', clientId)
    .execute();
}

interface PhoneProof {
  readonly clientId: string;
  readonly now: Date;
}

/** Stores that a client proved the phone now, in place of an earlier proof. */
export async function storePhoneProof(tx: Tx, { clientId, now }: PhoneProof): Promise<void> {
  await tx.updateTable('client').set({ phone_verified_at: now }).where('client_id', '=', clientId).execute();
}

/** Stores that a client proved the phone now. The first proof counts: decisions ask how long a phone is known. */
export async function storeFirstPhoneProof(tx: Tx, { clientId, now }: PhoneProof): Promise<void> {
  await tx
    .updateTable('client')
    .set({ phone_verified_at: now })
    .where('client_id', '=', clientId)
    .where('phone_verified_at', 'is', null)
    .execute();
}

/** Stores the e-mail of a client, already sealed, in place of the one before. */
export async function storeSealedEmail(
  tx: Tx,
  { clientId, sealed }: { readonly clientId: string; readonly sealed: Buffer },
): Promise<void> {
  await tx.updateTable('client').set({ email_sealed: sealed }).where('client_id', '=', clientId).execute();
}
