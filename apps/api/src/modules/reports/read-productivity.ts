import { addDays } from '@lender/calculator';
import type { getProductivityReport, Reply } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import type { ReportPeriod } from './report-period.policy.ts';

type People = Reply<typeof getProductivityReport>['people'];

/**
 * Reads the work of each member of staff in a period. A case came to a person at the engine's last decision, or when
 * the application was created.
 */
export async function readProductivity(tx: Tx, period: ReportPeriod): Promise<Reply<typeof getProductivityReport>> {
  const [after, until] = [endOfDay(addDays(period.from, -1)), endOfDay(period.to)];
  const { rows } = await sql<People[number]>`
    with decided as (
      select decided_by, outcome, extract(epoch from decided_at - coalesce(
        (select max(engine.decided_at) from decision engine where engine.client_id = decision.client_id
          and engine.application_id = decision.application_id and engine.kind = 'engine'
          and engine.decided_at <= decision.decided_at), application.created_at)) / 60 as minutes
      from decision
      join application on application.client_id = decision.client_id and application.id = decision.application_id
      where kind = 'manual' and decided_at >= ${after} and decided_at < ${until}),
    decisions as (
      select decided_by as staff_id, count(*)::int as decisions,
        count(*) filter (where outcome = ${APPLICATION_STATUS.rejected})::int as rejections,
        round((percentile_cont(0.5) within group (order by minutes))::numeric, 1)::float8 as median,
        round((percentile_cont(0.9) within group (order by minutes))::numeric, 1)::float8 as slow
      from decided where decided_by is not null group by decided_by),
    tasks as (
      select closed_by as staff_id, count(*)::int as tasks from staff_task
      where closed_by is not null and closed_at >= ${after} and closed_at < ${until} group by closed_by),
    contacts as (
      select made_by as staff_id, count(*)::int as contacts from collection_contact
      where at >= ${after} and at < ${until} group by made_by)
    select staff_user.id as "staffId", staff_user.name, coalesce(decisions, 0) as decisions,
      coalesce(rejections, 0) as rejections, median as "medianMinutes", slow as "slowMinutes",
      coalesce(tasks, 0) as tasks, coalesce(contacts, 0) as contacts
    from staff_user
    left join decisions on decisions.staff_id = staff_user.id
    left join tasks on tasks.staff_id = staff_user.id
    left join contacts on contacts.staff_id = staff_user.id
    where coalesce(decisions, tasks, contacts) is not null
    order by 3 desc, tasks desc nulls last, staff_user.name`.execute(tx);
  return { ...period, people: rows };
}
