import type { StaffTaskKind } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';

/** Closes a task whose matter is settled without anybody having to look at it any more; none may be open. */
export async function settleTask(
  tx: Tx,
  { kind, subject }: { readonly kind: StaffTaskKind; readonly subject: string },
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('staff_task')
    .set({ closed_at: now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .execute();
}
