import { createClock } from '@lender/api/kernel/clock';
import { closeDays } from '@lender/api/modules/servicing';
import type { Services } from '@lender/api/services';
import type pg from 'pg';
import type { Answered } from './ask-grown.ts';

const DAY_MS = 86_400_000;

/** Closes the next day of every loan that runs, the only thing here that a lender is changed by. */
export async function closeADay(services: Services, pool: pg.Pool): Promise<Answered> {
  // Loans that are behind catch up first: one day of each loan is measured.
  await closeDays(services);
  const { rows } = await pool.query<{ count: number; last: string }>(
    `select count(*)::int as count, max(booked_on)::text as last from loan where status in (4, 6)
     and booked_on is not null`,
  );
  const [{ count, last } = { count: 0, last: '' }] = rows;
  const afterwards = new Date(Date.parse(`${last}T18:00:00Z`) + 2 * DAY_MS);
  const begun = performance.now();
  await closeDays({ ...services, clock: createClock(() => afterwards) });
  return { question: 'close of a day, per loan', asker: 'sweep', ms: [(performance.now() - begun) / count] };
}
