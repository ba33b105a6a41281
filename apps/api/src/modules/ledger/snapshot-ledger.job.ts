import { addDays } from '@lender/calculator';
import type { Services } from '../../services.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Keeps what every account held when the day before this one ended. It adds up a whole day, so it takes its time. */
export const snapshotLedgerJob =
  ({ clock, counters: db }: Pick<Services, 'clock' | 'counters'>) =>
  async (): Promise<void> => {
    const { now, today } = await clock.business(db);
    await takeSnapshot(db, { asOf: addDays(today, -1), takenAt: now });
  };
