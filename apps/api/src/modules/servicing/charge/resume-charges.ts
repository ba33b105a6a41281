import type { Services } from '../../../services.ts';
import { carryOutCharge } from './carry-out-charge.ts';

const MINUTE_MS = 60_000;

/**
 * Finds out what became of charges of which nobody knows: the provider did not answer, or we did not live to hear it.
 * One that fails again waits for the next turn, and stops no other.
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
