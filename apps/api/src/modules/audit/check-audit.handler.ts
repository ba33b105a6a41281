import { checkAudit } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { NO_SEAL, sealedText } from './sealed-text.policy.ts';

const BATCH = 1000;

/** Follows the chain from its first entry to the last, or to the first that does not follow. */
export const checkAuditHandler = implement(checkAudit, async (_, { tx, services: { vault } }) => {
  let entries = 0;
  let before: Buffer = NO_SEAL;
  const head = () => (entries === 0 ? null : before.toString('hex'));
  for (;;) {
    const batch = await entriesAfter(tx, entries);
    for (const { seal, ...act } of batch) {
      const follows = act.sequence === entries + 1 && seal.equals(vault.searchHash('audit', sealedText(act, before)));
      if (!follows) return ok({ entries, brokenAt: entries + 1, head: head() });
      entries = act.sequence;
      before = seal;
    }
    if (batch.length < BATCH) return ok({ entries, brokenAt: null, head: head() });
  }
});

const entriesAfter = (tx: Tx, sequence: number) =>
  tx.selectFrom('audit_entry').selectAll().where('sequence', '>', sequence).orderBy('sequence').limit(BATCH).execute();
