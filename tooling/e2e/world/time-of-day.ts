import { currentStack } from './stack.ts';
import { staffApi } from './staff-api.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Moves the lender's clock on to an hour of the day in Mexico City, six hours behind UTC all year; of the next day
 * where it is over today.
 *
 * @returns the time that passed, in ms
 */
export async function liveUntilHour(hour: number): Promise<number> {
  const answer = await fetch(`${currentStack().addresses.api}/sandbox/clock`);
  const { now } = (await answer.json()) as { now: string };
  const ofDay = (Date.parse(now) - 6 * HOUR_MS) % DAY_MS;
  const minutes = Math.ceil(((hour * HOUR_MS - ofDay + DAY_MS) % DAY_MS) / 60_000);
  return passMinutes(minutes);
}

/** Moves the lender's clock on until whole days have passed, so that its time of day is the real one. */
export const completeDays = (passedMs: number): Promise<number> =>
  passMinutes(Math.round((DAY_MS - (passedMs % DAY_MS)) / 60_000) % (24 * 60));

async function passMinutes(minutes: number): Promise<number> {
  if (minutes > 0) await (await staffApi()).post('/web/private/back-office/sandbox/clock', { span: `PT${minutes}M` });
  return minutes * 60_000;
}
