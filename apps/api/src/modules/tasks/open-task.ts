import { encodeWire, type StaffTaskMatter, staffTaskMatter } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { taskDueAt } from './task-due.policy.ts';

export interface NewTask {
  /** Key of the task's subject, such as a payout's id: of one subject, one task of a kind is open at a time. */
  readonly subject: string;
  readonly matter: StaffTaskMatter;
  /** Moment by which staff should have looked at it, by the business clock. @default the limit of its kind */
  readonly dueAt?: Date;
}

/** Opens a task for staff. Where the same task is open already, it is updated to what is known by now. */
export async function openTask(
  tx: Tx,
  { subject, matter, dueAt }: NewTask,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const { kind, facts } = encodeWire(staffTaskMatter(), matter);
  const { now } = await clock.business(tx);
  const due_at = dueAt ?? taskDueAt(kind, now);
  const task = { id: newId(), kind, subject, facts: JSON.stringify(facts), opened_at: now, due_at };
  await tx
    .insertInto('staff_task')
    .values({ ...task, client_id: clientOf(matter) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .where('closed_at', 'is', null)
        .doUpdateSet((eb) => ({ facts: eb.ref('excluded.facts') }))
        .whereRef('staff_task.facts', 'is distinct from', 'excluded.facts'),
    )
    .execute();
}

const clientOf = ({ facts }: StaffTaskMatter): string | null => ('clientId' in facts ? (facts.clientId ?? null) : null);
