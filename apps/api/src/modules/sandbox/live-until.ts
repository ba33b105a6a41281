import { mexicoDate } from '@lender/calculator';
import type { Db } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import type { Services } from '../../services.ts';
import { nextDeadline, nextWarning, watchDeadlinesJob } from '../applications/index.ts';
import { debitLoansJob, nextDebitMoment } from '../mandates/index.ts';
import { nextMessageMoment, releaseMessagesJob } from '../messages/index.ts';
import { nextStuckPayout, pollMoneyJob } from '../payments/index.ts';
import { remindBorrowersJob } from '../reminders/index.ts';
import { serviceLoansJob } from '../servicing/index.ts';

/** How far the business clock stands ahead of the wall. */
export const readOffset = async (db: Db): Promise<number> =>
  (await db.selectFrom('business_clock').select('offset_ms').executeTakeFirstOrThrow()).offset_ms;

/**
 * Lets time pass until the clock stands so far ahead of the wall: from one due moment to the next, the work of each
 * finished before time goes on, as in a real month. Whatever a day brings by itself it brings at its midnight, so it
 * makes no difference whether the clock is sent far at once or day by day.
 */
export async function liveUntil(targetOffset: number, services: Services): Promise<void> {
  // The wall goes on while a sweep runs: what fell due meanwhile is due after the moment at which the sweep began.
  let swept = (await services.clock.business(services.db)).now;
  for (;;) {
    const next = await nextOffset({ targetOffset, swept }, services);
    if (next === undefined) return;
    await stepTo(next, services.db);
    swept = (await services.clock.business(services.db)).now;
    await liveMoment(services);
  }
}

/** What falls due by itself, in the order in which a day has it. */
async function liveMoment(services: Services): Promise<void> {
  await watchDeadlinesJob(services)();
  await serviceLoansJob(services)();
  await debitLoansJob(services)();
  await pollMoneyJob(services)();
  await remindBorrowersJob(services)();
  await releaseMessagesJob(services)();
  await services.jobs.drained();
}

/** Where the clock stops next: at the first moment at which something falls due, or where it was sent. */
async function nextOffset(
  { targetOffset, swept }: { readonly targetOffset: number; readonly swept: Date },
  { clock, db }: Services,
): Promise<number | undefined> {
  const offset = await readOffset(db);
  if (offset >= targetOffset) return undefined;
  const wallMs = clock.wall().getTime();
  const midnight = endOfDay(mexicoDate(wallMs + offset));
  const asks = [nextDeadline, nextWarning, nextMessageMoment, nextStuckPayout, nextDebitMoment];
  const due = await Promise.all(asks.map((ask) => ask(db, swept)));
  const moments = [midnight, ...due.flatMap((at) => at ?? [])].map((at) => at.getTime() - wallMs);
  return Math.min(targetOffset, Math.max(Math.min(...moments), offset + 1));
}

/** Forward only: whoever was here before and further stays further. */
async function stepTo(offset: number, db: Db): Promise<void> {
  await db.updateTable('business_clock').set({ offset_ms: offset }).where('offset_ms', '<', offset).execute();
}
