import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { followChain } from '../../modules/audit/index.ts';
import type { Checked } from './finding.ts';

/** Checks that each entry of the audit follows from the one before. */
export async function checkAuditChain(tx: Tx, vault: Vault): Promise<Checked> {
  const { entries, brokenAt, head } = await followChain(tx, vault);
  return {
    looked: `audit: ${entries} entries`,
    broken: brokenAt === null ? [] : [`entry ${brokenAt}: does not follow from the one before`],
    // A chain whose end was cut off is still consistent: compare this with the seal that was kept elsewhere.
    notes: head === null ? [] : [`the last seal is ${head}`],
  };
}
