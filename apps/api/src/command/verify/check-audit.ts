import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { followChain } from '../../modules/audit/index.ts';
import type { Checked } from './finding.ts';

/** Each entry of the audit follows from the one before. */
export async function checkAuditChain(tx: Tx, vault: Vault): Promise<Checked> {
  const { entries, brokenAt, head } = await followChain(tx, vault);
  return {
    looked: `audit: ${entries} entries`,
    broken: brokenAt === null ? [] : [`entry ${brokenAt}: does not follow from the one before`],
    // An end that was cut off leaves a chain that follows: compare this with the seal that was kept elsewhere.
    notes: head === null ? [] : [`the last seal is ${head}`],
  };
}
