import { mexicanCalendar, NEWEST_MEXICAN_CALENDAR } from '@lender/calculator/calendar';
import { listWorkingDays, publishWorkingDays } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { staffName } from '../../access/index.ts';
import { askApproval, findOpenRequest } from '../../approvals/index.ts';
import { beginPublication, newestVersion, toVersionRows } from '../../drafts/index.ts';
import { activeProduct } from '../product.ts';
import { publishWorkingDaysApproval, WORKING_DAYS } from './publish-working-days.approval.ts';
import { calendarOf, storedDays } from './working-day-list.ts';
import { daysOnlyIn, workingDayProblems } from './working-day-problems.policy.ts';

export const listWorkingDaysHandler = implement(listWorkingDays, async (_, { tx, services }) => {
  const { now } = await services.clock.business(tx);
  const records = await listRecords(tx);
  const published = await publishedCalendar(tx, now);
  const live = records.find(({ live_from }) => live_from <= now);
  const days = new Map(records.map((record) => [record.version, storedDays.parse(record.days)]));
  const askedId = await findOpenRequest(tx, { kind: 'working_days.publish', subject: WORKING_DAYS });
  return ok({
    published,
    calendar: calendarOf(published, days.get(live?.version ?? 0) ?? []),
    askedId: askedId ?? null,
    lists: toVersionRows(records, live?.version ?? 0).map((row) => ({ ...row, days: days.get(row.version) ?? [] })),
  });
});

export const publishWorkingDaysHandler = implement(
  publishWorkingDays,
  async ({ body: { basedOn, days, note, from } }, { caller, tx, services }) => {
    const newest = await newestVersion(tx, 'working_day_list');
    if (newest !== basedOn) return refuse('draft_changed', { facts: { revision: newest } });
    const { days: stored } = await tx
      .selectFrom('working_day_list')
      .select('days')
      .where('version', '=', newest)
      .executeTakeFirstOrThrow();
    const [before, moment] = [storedDays.parse(stored), await services.clock.business(tx)];
    const published = await publishedCalendar(tx, moment.now);
    const problems = workingDayProblems({ days, before, today: moment.today, published });
    if (problems.length > 0) return refuse('setting_invalid', { field: ['days'], facts: { problems } });
    const [added, removed] = [daysOnlyIn(days, before), daysOnlyIn(before, days)];
    if (added.length + removed.length === 0) return refuse('draft_not_ready', { facts: { because: 'unchanged' } });
    const begins = await beginPublication(tx, from, services, ['from']);
    if (!begins.ok) return begins;
    const payload = { basedOn, days, added, removed, ...(from && { from }) };
    const command = { payload, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, publishWorkingDaysApproval, command, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);

const listRecords = (tx: Tx) =>
  tx
    .selectFrom('working_day_list as list')
    .select(['list.version', 'list.days', 'list.live_from', 'list.reason'])
    .select((eb) => [
      staffName(eb.ref('list.made_by')).as('maker_name'),
      staffName(eb.ref('list.approved_by')).as('checker_name'),
    ])
    .orderBy('list.version', 'desc')
    .execute();

/** Reads the published calendar of the current product. */
async function publishedCalendar(tx: Tx, now: Date): Promise<string> {
  const { calendar } = (await activeProduct(tx, now)).servicing;
  return mexicanCalendar(calendar ?? NEWEST_MEXICAN_CALENDAR).version;
}
