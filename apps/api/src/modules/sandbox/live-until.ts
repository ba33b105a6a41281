import { mexicoDate } from '@lender/calculator';
import { askOffsetMs, moveBusinessClock } from '../../kernel/clock.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import type { Services } from '../../services.ts';
import { nextDeadline, nextWarning, watchDeadlinesJob } from '../applications/index.ts';
import { debitLoansJob, nextDebitMoment } from '../mandates/index.ts';
import { nextMessageMoment, releaseMessagesJob } from '../messages/index.ts';
import { nextStuckPayout, pollMoneyJob } from '../payments/index.ts';
import { remindBorrowersJob } from '../reminders/index.ts';
import { serviceLoansJob } from '../servicing/index.ts';

/**
 * Lets time pass until the clock is this far ahead of the wall clock: from one due moment to the next, the work of each
 * finished before time continues, as in a real month. Everything that a day brings happens at its midnight, so it makes
 * no difference whether the clock moves many days at once or day by day.
 */
export async function liveUntil(targetOffset: number, services: Services): Promise<void> {
  // The wall clock continues while a sweep runs: work that fell due meanwhile is due after the moment at which the
  // sweep began.
  let swept = (await services.clock.business(services.db)).now;
  for (;;) {
    const next = await nextOffset({ targetOffset, swept }, services);
    if (next === undefined) return;
    await moveBusinessClock(services.db, next);
    swept = (await services.clock.business(services.db)).now;
    await liveMoment(services);
  }
}

/** Runs the jobs that are due, in the order in which a day has them. */
async function liveMoment(services: Services): Promise<void> {
  await watchDeadlinesJob(services)();
  await serviceLoansJob(services)();
  await debitLoansJob(services)();
  await pollMoneyJob(services)();
  await remindBorrowersJob(services)();
  await releaseMessagesJob(services)();
  await services.jobs.drained();
}

/** Returns the offset of the clock's next stop: the first moment at which work falls due, or the target. */
async function nextOffset(
  { targetOffset, swept }: { readonly targetOffset: number; readonly swept: Date },
  { clock, db }: Services,
): Promise<number | undefined> {
  const offset = await askOffsetMs(db);
  if (offset >= targetOffset) return undefined;
  const wallMs = clock.wall().getTime();
  const midnight = endOfDay(mexicoDate(wallMs + offset));
  const asks = [nextDeadline, nextWarning, nextMessageMoment, nextStuckPayout, nextDebitMoment];
  const due = await Promise.all(asks.map((ask) => ask(db, swept)));
  const moments = [midnight, ...due.flatMap((at) => at ?? [])].map((at) => at.getTime() - wallMs);
  return Math.min(targetOffset, Math.max(Math.min(...moments), offset + 1));
}
