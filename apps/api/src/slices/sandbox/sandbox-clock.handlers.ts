import { addDays, daysBetween, mexicoDate, type PlainDate } from '@lender/calculator';
import { advanceSandboxClock, getSandboxClock } from '@lender/contract';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { implement, implementWithProvider } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { sendRefusal } from '../../http/router.ts';
import type { Services } from '../../services.ts';

const DAY_MS = 86_400_000;

export const getSandboxClockHandler = implement(getSandboxClock, async (_, { tx, services }) =>
  services.env.SANDBOX ? done(await show(tx, services)) : refuse('sandbox_off'),
);

/** Steps day by day and lets the jobs of each day finish before the next begins, as a real month would. */
export const advanceSandboxClockHandler = implementWithProvider(
  advanceSandboxClock,
  async ({ body }, { services, log }) => {
    if (!services.env.SANDBOX) return refuse('sandbox_off');
    const { today } = await services.clock.business(services.db);
    if (body.businessDate < today)
      return refuse('clock_backwards', { field: ['businessDate'], facts: { businessDate: today } });
    if (daysBetween(today, body.businessDate) > MAX_STEP_DAYS)
      return refuse('invalid_input', { field: ['businessDate'] });

    for (let day = today; day < body.businessDate; ) {
      day = addDays(day, 1);
      await stepTo(day, services);
      await services.jobs.drained();
    }
    log.info({ event: 'sandbox.clock' });
    return done(await show(services.db, services));
  },
);

const MAX_STEP_DAYS = 400;

/** Forward by whole days, and only if nobody else got there before. */
const stepTo = (day: PlainDate, { clock, db }: Services): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await tx.selectFrom('business_clock').select('offset_ms').forUpdate().executeTakeFirstOrThrow();
    const today = mexicoDate(clock.wall().getTime() + row.offset_ms);
    if (today >= day) return;
    await tx
      .updateTable('business_clock')
      .set({ offset_ms: row.offset_ms + daysBetween(today, day) * DAY_MS })
      .execute();
  });

async function show(db: Db | Tx, { clock }: Pick<Services, 'clock'>) {
  const { now, today } = await clock.business(db);
  const offsetDays = daysBetween(mexicoDate(clock.wall().getTime()), today);
  return { businessDate: today, now: now.toISOString(), offsetDays };
}

/** The clock for the simulated world, so that a payment at the simulated store happens on the lender's day. */
export function publicSandboxClock(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/clock', async (_, reply) => {
    if (!services.env.SANDBOX) return sendRefusal(reply, refuse('not_found'));
    const { businessDate, now } = await show(services.db, services);
    return reply.send({ businessDate, now });
  });
}
