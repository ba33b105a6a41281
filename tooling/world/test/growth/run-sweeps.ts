import { createClock } from '@lender/api/kernel/clock';
import type { JobHandler, JobName } from '@lender/api/kernel/outbox';
import { JOB_HANDLERS } from '@lender/api/run-jobs';
import type { Services } from '@lender/api/services';
import type { Answered } from './ask-grown.ts';

/** Sweeps that recur by themselves and look through many rows. */
const SWEEPS: readonly JobName[] = [
  'poll-money',
  'expire-applications',
  'remind-borrowers',
  'release-messages',
  'decide-waiting',
  'poll-identity-checks',
  'end-bank-links',
  'judge-promises',
  'raise-alerts',
  'debit-loans',
  'service-loans',
  'purge-expired',
  'snapshot-ledger',
  'watch-jobs',
];
const TIMES = 3;
/** Longer than any sweep's time limit for one run: each does one batch of the rows that it finds. */
const LEAP_MS = 60_000;

/**
 * Runs each sweep a few times, after a first run that finds what is due. Of a sweep that continues for as long as it
 * may, one batch is run.
 */
export async function runSweeps(services: Services): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  for (const name of SWEEPS) {
    const [ms, found]: [number[], number[]] = [[], []];
    for (let time = 0; time <= TIMES; time++) {
      const handle = JOB_HANDLERS[name]({ ...services, clock: leapingClock(services) }) as JobHandler<JobName>;
      const begun = performance.now();
      const report = await handle({});
      if (time === 0) continue;
      ms.push(performance.now() - begun);
      if (report) found.push(report.seen);
    }
    answered.push({ question: name, asker: 'sweep', ms, found });
  }
  return answered;
}

/** Returns a clock that leaps ahead after every second reading. */
function leapingClock({ clock }: Services): Services['clock'] {
  let looks = 0;
  const begun = clock.wall().getTime();
  const wall = () => new Date(begun + Math.floor(looks++ / 2) * LEAP_MS);
  return { ...createClock(() => new Date(begun)), wall };
}
