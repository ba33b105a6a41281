import { daysBetween, mexicoDate } from '@lender/calculator';
import { advanceSandboxClock, getSandboxClock } from '@lender/contract';
import { ok } from '@lender/money';
import type { FastifyInstance } from 'fastify';
import { implement, implementWithProvider } from '../../implement.ts';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sendRefusal } from '../../kernel/send-refusal.ts';
import type { Services } from '../../services.ts';
import { expireApplicationsJob, nextDeadline } from '../applications/index.ts';
import { nextMessageMoment, releaseMessagesJob } from '../messages/index.ts';
import { pollMoneyJob } from '../payments/index.ts';
import { remindBorrowersJob } from '../reminders/index.ts';
import { serviceLoansJob } from '../servicing/index.ts';

const DAY_MS = 86_400_000;

export const getSandboxClockHandler = implement(getSandboxClock, async (_, { tx, services }) =>
  services.env.SANDBOX ? ok(await toClockReply(tx, services)) : refuse('sandbox_off'),
);

/** Steps from one due moment to the next, and lets the work of each finish before time goes on, as in a real month. */
export const advanceSandboxClockHandler = implementWithProvider(
  advanceSandboxClock,
  async ({ body }, { services, log }) => {
    if (!services.env.SANDBOX) return refuse('sandbox_off');
    // One reading: who read the day and the offset apart would go further when another one moves the clock between.
    const offset = await readOffset(services.db);
    const today = mexicoDate(services.clock.wall().getTime() + offset);
    if (body.businessDate < today)
      return refuse('clock_backwards', { field: ['businessDate'], facts: { businessDate: today } });
    const days = daysBetween(today, body.businessDate);
    if (days > MAX_STEP_DAYS) return refuse('invalid_input', { field: ['businessDate'] });

    const target = offset + days * DAY_MS;
    // The wall goes on while a sweep runs: what fell due meanwhile is due after the moment at which the sweep began.
    let swept = (await services.clock.business(services.db)).now;
    for (;;) {
      const next = await nextOffset({ target, swept }, services);
      if (next === undefined) break;
      await stepTo(next, services.db);
      swept = (await services.clock.business(services.db)).now;
      await expireApplicationsJob(services)();
      await serviceLoansJob(services)();
      await pollMoneyJob(services)();
      await remindBorrowersJob(services)();
      await releaseMessagesJob(services)();
      await services.jobs.drained();
    }
    log.info({ event: 'sandbox.clock' });
    return ok(await toClockReply(services.db, services));
  },
);

const MAX_STEP_DAYS = 400;

const readOffset = async (db: Db): Promise<number> =>
  (await db.selectFrom('business_clock').select('offset_ms').executeTakeFirstOrThrow()).offset_ms;

/**
 * How far ahead of the wall the clock stands next: at the first deadline after the last sweep, a day later, or where it
 * was sent.
 */
async function nextOffset(
  { target, swept }: { target: number; swept: Date },
  { clock, db }: Services,
): Promise<number | undefined> {
  const offset = await readOffset(db);
  if (offset >= target) return undefined;
  const wallMs = clock.wall().getTime();
  const deadlines = [await nextDeadline(db, swept), await nextMessageMoment(db, swept)];
  const atDeadline = Math.min(target, ...deadlines.flatMap((at) => (at ? [at.getTime() - wallMs] : [])));
  return Math.min(target, offset + DAY_MS, Math.max(atDeadline, offset + 1));
}

/** Forward only: whoever was here before and further stays further. */
async function stepTo(offset: number, db: Db): Promise<void> {
  await db.updateTable('business_clock').set({ offset_ms: offset }).where('offset_ms', '<', offset).execute();
}

async function toClockReply(db: Db | Tx, { clock }: Pick<Services, 'clock'>) {
  const { now, today } = await clock.business(db);
  const offsetDays = daysBetween(mexicoDate(clock.wall().getTime()), today);
  return { businessDate: today, now: now.toISOString(), offsetDays };
}

/** The clock for the simulated world, so that a payment at the simulated store happens on the lender's day. */
export function publicSandboxClock(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/clock', async (_, reply) => {
    if (!services.env.SANDBOX) return sendRefusal(reply, refuse('not_found'));
    const { businessDate, now } = await toClockReply(services.db, services);
    return reply.send({ businessDate, now });
  });
}
