import type { PlainDate } from '@lender/calculator';
import { getWork, type Reply } from '@lender/contract';
import { mayRole } from '@lender/lending';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import type { UserCaller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readableKinds } from '../../approvals/index.ts';
import { readableTasks } from '../../tasks/index.ts';
import { DECIDE_WITHIN_MINUTES } from './case-deadline.policy.ts';
import { loadsOfCases } from './loads-of-cases.ts';

/** Time within which an alert should be examined and classified, three days; the figure is the lender's own. */
const ALERT_MS = 3 * 86_400_000;

type Work = Reply<typeof getWork>;

export const getWorkHandler = implement(getWork, async (_, { caller: { userId, role }, tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  return ok({
    decideWithinMinutes: DECIDE_WITHIN_MINUTES,
    ...(await loadsOfCases(tx, { userId, now })),
    tasks: mayRole(role, 'task.read') ? await loadOfTasks(tx, { role, now }) : null,
    complaints: mayRole(role, 'complaint.read') ? await loadOfComplaints(tx, today) : null,
    alerts: mayRole(role, 'aml.read') ? await loadOfAlerts(tx, { userId, now }) : null,
    approvals: mayRole(role, 'approval.decide') ? await countApprovals(tx, { userId, role }) : null,
  });
});

interface Looking extends Pick<UserCaller, 'role'> {
  readonly now: Date;
}

function loadOfTasks(tx: Tx, { role, now }: Looking): Promise<Work['tasks']> {
  return tx
    .selectFrom('staff_task')
    .where('closed_at', 'is', null)
    .where('kind', 'in', readableTasks(role))
    .select((eb) => {
      const all = eb.fn.countAll<number>();
      return [all.as('waiting'), all.filterWhere('due_at', '<=', now).as('overdue')];
    })
    .executeTakeFirstOrThrow();
}

function loadOfComplaints(tx: Tx, today: PlainDate): Promise<Work['complaints']> {
  return tx
    .selectFrom('complaint')
    .where('answered_at', 'is', null)
    .select((eb) => {
      const all = eb.fn.countAll<number>();
      return [all.as('waiting'), all.filterWhere('due_on', '<', today).as('overdue')];
    })
    .executeTakeFirstOrThrow();
}

/** Counts alerts that are not closed, without those about the caller. */
function loadOfAlerts(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Work['alerts']> {
  return tx
    .selectFrom('aml_alert')
    .where('closed_at', 'is', null)
    .where(sql<boolean>`not (${userId}::uuid = any(staff_ids))`)
    .select((eb) => {
      const all = eb.fn.countAll<number>();
      const lateSince = new Date(now.getTime() - ALERT_MS);
      return [all.as('waiting'), all.filterWhere('raised_at', '<=', lateSince).as('overdue')];
    })
    .executeTakeFirstOrThrow();
}

/** Counts requests of others that the role may see: no person decides their own request. */
async function countApprovals(tx: Tx, { userId, role }: Pick<UserCaller, 'userId' | 'role'>): Promise<number> {
  const { waiting } = await tx
    .selectFrom('approval')
    .where('status', '=', 'open')
    .where('maker', '!=', userId)
    .where('kind', 'in', readableKinds(role))
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}
