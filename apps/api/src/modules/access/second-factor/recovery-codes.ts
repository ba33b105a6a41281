import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { readableCode } from '../passwords/readable-code.ts';

const CODES = 10;
const GROUP_LENGTH = 5;

/** Makes ten recovery codes, of about 50 bits each; earlier ones stop working. Only their keyed hashes are stored. */
export async function makeRecoveryCodes(
  tx: Tx,
  staffId: string,
  { randomInt, vault }: Pick<Services, 'randomInt' | 'vault'>,
): Promise<string[]> {
  const group = () => readableCode(randomInt, GROUP_LENGTH);
  const codes = Array.from({ length: CODES }, () => `${group()}-${group()}`);
  await forgetRecoveryCodes(tx, staffId);
  const rows = codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(vault, { staffId, code }), used_at: null }));
  await tx.insertInto('staff_recovery_code').values(rows).execute();
  return codes;
}

/** Uses up a recovery code; `false` where it is unknown or was used. */
export async function spendRecoveryCode(
  tx: Tx,
  { staffId, code }: { readonly staffId: string; readonly code: string },
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<boolean> {
  const spent = await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: clock.wall() })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(vault, { staffId, code }))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

export async function forgetRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
}

const hashOf = (
  vault: Services['vault'],
  { staffId, code }: { readonly staffId: string; readonly code: string },
): Buffer => vault.searchHash('recovery-code', `${staffId}:${code}`);
