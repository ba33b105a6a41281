import type { Services } from '../../../services.ts';
import { carryOutCharge } from './carry-out-charge.ts';

const MINUTE_MS = 60_000;

/**
 * Resolves charges with an unknown result: the provider did not answer, or our process ended before the answer. One
 * that fails again waits for the next run, and delays no other.
 */
export async function resumeCharges(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const { now } = await clock.business(db);
  const waiting = await db
    .selectFrom('extension_charge')
    .select(['client_id', 'id'])
    .where('status', '=', 'sending')
    .where('created_at', '<', new Date(now.getTime() - MINUTE_MS))
    .orderBy('created_at')
    .execute();
  for (const charge of waiting)
    await carryOutCharge(charge, services).catch((error: unknown) =>
      log.error({ event: 'open-pay.charge', err: { message: error instanceof Error ? error.message : 'unknown' } }),
    );
}
