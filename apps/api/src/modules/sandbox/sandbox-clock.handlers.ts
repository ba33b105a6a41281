import { daysBetween, mexicoDate } from '@lender/calculator';
import { advanceSandboxClock, getSandboxClock } from '@lender/contract';
import { ok } from '@lender/result';
import type { FastifyInstance } from 'fastify';
import { implement, implementWithProvider } from '../../implement.ts';
import { askOffsetMs } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { sendRefusal } from '../../kernel/send-refusal.ts';
import type { Services } from '../../services.ts';
import { timeToPass } from './clock-target.ts';
import { liveUntil } from './live-until.ts';

export const getSandboxClockHandler = implement(getSandboxClock, async (_, { tx, services }) =>
  services.env.SANDBOX ? ok(await toClockReply(tx, services)) : refuse('sandbox_off'),
);

/** Lets time pass; the work of each due moment on the way finishes before time continues. */
export const advanceSandboxClockHandler = implementWithProvider(
  advanceSandboxClock,
  async ({ body }, { services, log }) => {
    const { db, clock, env } = services;
    if (!env.SANDBOX) return refuse('sandbox_off');
    // One reading: with separate readings of day and offset, another move between them would push the clock too far.
    const offset = await askOffsetMs(db);
    const passing = await timeToPass(db, body, mexicoDate(clock.wall().getTime() + offset));
    if (!passing.ok) return passing;
    await liveUntil(offset + passing.value, services);
    log.info({ event: 'sandbox.clock' });
    return ok(await toClockReply(db, services));
  },
);

async function toClockReply(db: Db | Tx, { clock }: Pick<Services, 'clock'>) {
  const { now, today } = await clock.business(db);
  const offsetDays = daysBetween(mexicoDate(clock.wall().getTime()), today);
  return { businessDate: today, now: now.toISOString(), offsetDays };
}

/** Serves the clock to the simulators, so that a payment at the simulated store happens on the lender's day. */
export function publicSandboxClock(app: FastifyInstance, services: Services): void {
  app.get('/sandbox/clock', async (_, reply) => {
    if (!services.env.SANDBOX) return sendRefusal(reply, refuse('not_found'));
    const { businessDate, now } = await toClockReply(services.db, services);
    return reply.send({ businessDate, now });
  });
}
