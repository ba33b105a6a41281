import { addDays } from '@lender/calculator';
import type { Services } from '../../services.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Stores the balance of every account at the end of the previous day. It adds up a whole day, so it is slow. */
export const snapshotLedgerJob =
  ({ clock, counters: db }: Pick<Services, 'clock' | 'counters'>) =>
  async (): Promise<void> => {
    const { now, today } = await clock.business(db);
    await takeSnapshot(db, { asOf: addDays(today, -1), takenAt: now });
  };
