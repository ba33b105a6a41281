import type { PlainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { lockClient } from '../../src/modules/clients/index.ts';
import { type LoanRecord, recordLoanEvent } from '../../src/modules/loans/index.ts';
import type { WorldServer } from './world-server.ts';

export type StaffDeed = 'hold' | 'release' | 'write_off' | 'undo_write_off';

const DEEDS = {
  hold: { kind: 'hold', reason: 'hardship', from: LOAN_STATUS.active, actor: 'operator' },
  release: { kind: 'hold_end', from: LOAN_STATUS.onHold, actor: 'operator' },
  write_off: { kind: 'write_off', from: LOAN_STATUS.active, actor: 'checker' },
  undo_write_off: { kind: 'write_off_undone', from: LOAN_STATUS.writeOff, actor: 'checker' },
} as const;

/** What staff decides about a loan, if it is still to be decided. */
export async function staffDecides(
  deed: StaffDeed,
  { server: { services }, loan, today }: { server: WorldServer; loan: LoanRecord; today: PlainDate },
): Promise<void> {
  const { from, actor, ...said } = DEEDS[deed];
  if (loan.status !== from) return;
  await inTransaction(services.db, async (tx) => {
    await lockClient(tx, loan.client_id);
    const { now } = await services.clock.business(tx);
    const event = { ...said, id: `${deed}:${today}`, valueDate: today, at: now.toISOString() };
    await recordLoanEvent(tx, { loan, event, actor }, services);
  });
}
