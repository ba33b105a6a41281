import type { getWork, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { lateSince, MANUAL_STATUSES } from './case-deadline.policy.ts';

/**
 * Counts cases for the caller and for all. Thousands may wait, of which a few are assigned: waiting ones are counted by
 * their index alone, assigned ones one by one.
 */
export async function loadsOfCases(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Pick<Reply<typeof getWork>, 'mine' | 'cases' | 'free'>> {
  const all = await tx
    .selectFrom('application')
    .where('status', 'in', [...MANUAL_STATUSES])
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      return [count.as('waiting'), count.filterWhere('status_since', '<=', lateSince(now)).as('overdue')];
    })
    .executeTakeFirstOrThrow();
  const held = await tx
    .selectFrom('case_assignment')
    .innerJoin('application', (join) =>
      join
        .onRef('application.client_id', '=', 'case_assignment.client_id')
        .onRef('application.id', '=', 'case_assignment.application_id'),
    )
    .where('application.status', 'in', [...MANUAL_STATUSES])
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const isMine = eb('case_assignment.staff_id', '=', userId);
      const isLate = eb('application.status_since', '<=', lateSince(now));
      return [
        count.as('waiting'),
        count.filterWhere(isLate).as('overdue'),
        count.filterWhere(isMine).as('mine'),
        count.filterWhere(eb.and([isMine, isLate])).as('mineOverdue'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    cases: all,
    mine: { waiting: held.mine, overdue: held.mineOverdue },
    free: { waiting: all.waiting - held.waiting, overdue: all.overdue - held.overdue },
  };
}
