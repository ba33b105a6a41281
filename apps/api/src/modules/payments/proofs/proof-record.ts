import type { Selectable } from 'kysely';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';

/** Deposit that carries a code, with its status. */
export type ProofRecord = Selectable<Database['account_proof']>;

const LIVE = ['sending', 'sent'] as const;

/** Reads the newest deposit to a client's account. */
export const latestProof = (tx: Tx, clientId: string): Promise<ProofRecord | undefined> =>
  tx
    .selectFrom('account_proof')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Tells whether a code may still be typed; the caller that takes it checks its time and tries. */
export const isLive = ({ status }: ProofRecord): boolean => LIVE.some((live) => live === status);

export async function setProofStatus(
  tx: Tx,
  { client_id, id }: Pick<ProofRecord, 'client_id' | 'id'>,
  status: ProofRecord['status'],
): Promise<void> {
  await tx
    .updateTable('account_proof')
    .set({ status })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('status', 'in', [...LIVE])
    .execute();
}

/** Voids the proof that was sent to an account: another code follows, or the account has changed. */
export async function forgetProof(tx: Tx, clientId: string): Promise<void> {
  const proof = await latestProof(tx, clientId);
  if (proof) await setProofStatus(tx, proof, 'replaced');
}

const contextOf = (id: string): string => `account-proof:${id}:code`;

export const sealCode = (vault: Vault, id: string, code: string): Buffer => vault.seal(code, contextOf(id));

export const openCode = (vault: Vault, { id, code_sealed }: Pick<ProofRecord, 'id' | 'code_sealed'>): string =>
  vault.openText(code_sealed, contextOf(id));
