import type { Services } from '../../services.ts';
import { namedKeys } from './named-files.ts';

/** Longer than any request or job takes from writing a file to committing its row. */
const GRACE_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Days that a file without a row is kept: enough to find out that the database is older than its documents. */
const UNNAMED_DAYS = 90;

/**
 * Sets aside files that no row names, and removes them months later. A file is written before its row commits, so a
 * transaction that was rolled back, or a process that ended in between, leaves one, and so does a file that expired. A
 * restored database that is older than its documents names too few as well: a file that it does not know is kept long
 * enough for staff to notice, and a file that is named again comes back.
 */
export const removeOrphansJob =
  ({ clock, db, storage, log }: Pick<Services, 'clock' | 'db' | 'storage' | 'log'>) =>
  async (): Promise<void> => {
    const before = (ms: number) => new Date(clock.wall().getTime() - ms);
    const tidied = await storage.tidy({
      writtenBefore: before(GRACE_MS),
      setAsideBefore: before(UNNAMED_DAYS * DAY_MS),
      named: (keys) => namedKeys(db, keys),
    });
    if (Object.values(tidied).some((count) => count > 0)) log.warn({ event: 'storage.tidied', ...tidied });
  };
