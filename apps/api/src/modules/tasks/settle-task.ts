import type { StaffTaskKind } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';

interface SettledTask {
  readonly kind: StaffTaskKind;
  readonly subject: string;
  /** Member of staff who settled it. @default the server itself */
  readonly by?: string;
}

/** Closes a task whose subject is settled, so that staff need not look at it any more. There may be no such task. */
export async function settleTask(
  tx: Tx,
  { kind, subject, by }: SettledTask,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('staff_task')
    .set({ closed_at: now, closed_by: by ?? null })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .execute();
}
