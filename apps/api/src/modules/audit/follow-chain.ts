import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { NO_SEAL, sealedText } from './sealed-text.policy.ts';

const BATCH = 1000;

/** Extent to which the chain of the audit is unbroken. */
export interface FollowedChain {
  /** Number of entries that follow from the one before. */
  readonly entries: number;
  /** First entry that does not follow; null where all do. */
  readonly brokenAt: number | null;
  /** Last seal that follows, as hexadecimal; null where there is none. */
  readonly head: string | null;
}

/** Follows the chain from its first entry to the last, or to the first that does not follow. */
export async function followChain(tx: Tx, vault: Vault): Promise<FollowedChain> {
  let entries = 0;
  let before: Buffer = NO_SEAL;
  const head = () => (entries === 0 ? null : before.toString('hex'));
  for (;;) {
    const batch = await entriesAfter(tx, entries);
    for (const { seal, ...act } of batch) {
      const follows = act.sequence === entries + 1 && seal.equals(vault.searchHash('audit', sealedText(act, before)));
      if (!follows) return { entries, brokenAt: entries + 1, head: head() };
      entries = act.sequence;
      before = seal;
    }
    if (batch.length < BATCH) return { entries, brokenAt: null, head: head() };
  }
}

const entriesAfter = (tx: Tx, sequence: number) =>
  tx.selectFrom('audit_entry').selectAll().where('sequence', '>', sequence).orderBy('sequence').limit(BATCH).execute();
