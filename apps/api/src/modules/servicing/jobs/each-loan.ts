import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { type LoanKey, type LoanRecord, loanOfKey } from '../../loans/index.ts';

/**
 * Runs a function for one loan after another, each in a transaction of its own with its client locked: no caller waits
 * for longer than one loan takes. A failure is logged, and stops no other loan.
 */
export async function eachLoan(
  keys: readonly LoanKey[],
  work: (tx: Tx, loan: LoanRecord) => Promise<void>,
  services: Services,
): Promise<void> {
  for (const key of keys)
    try {
      await inTransaction(services.db, async (tx) => {
        await lockClient(tx, key.client_id);
        await work(tx, await loanOfKey(tx, key));
      });
    } catch (error) {
      const report = services.errors.report(error, { kind: 'job', name: 'service-loans', isCritical: true });
      const message = error instanceof Error ? error.message : 'unknown';
      services.log.error({ event: 'loan.servicing', loan: key.id, err: { message }, ...(report && { report }) });
    }
}
