import type { JOB_HANDLERS } from '@lender/api/run-jobs';
import type { Services } from '@lender/api/services';
import type { Chance } from '@lender/api/test/chance';
import { together } from '../together.ts';
import { countTry, forget, type WaitingJob, waitingJobs } from './simulated-queue.ts';

export interface Worked {
  readonly jobs: number;
  readonly twice: number;
}

const AT_ONCE = 6;
/** Share of jobs after which a process simulates its death before it could report that the job was done. */
const FORGOTTEN = 0.03;
const MOST_TRIES = 30;

/**
 * Works on all waiting jobs, and on the jobs that they add, several at a time and in any order, until none is left.
 *
 * @throws when a job never succeeds
 */
export async function workOnQueue(
  services: Services,
  { handlers, chance }: { handlers: typeof JOB_HANDLERS; chance: Chance },
): Promise<Worked> {
  let [jobs, twice] = [0, 0];
  for (;;) {
    const waiting = await waitingJobs(services.db);
    if (waiting.length === 0) return { jobs, twice };
    const [done, failed]: [string[], string[]] = [[], []];
    await together(shuffled(waiting, chance), AT_ONCE, async ({ id, name, data, tries }) => {
      jobs += 1;
      // A handler is found by its name, and takes the data of its own queue.
      const handle = handlers[name](services) as (data: unknown) => Promise<unknown>;
      try {
        await handle(data);
        if (chance.next() < FORGOTTEN) twice += 1;
        else done.push(id);
      } catch (error) {
        if (tries > MOST_TRIES) throw error;
        failed.push(id);
      }
    });
    if (done.length > 0) await forget(services.db, done);
    if (failed.length > 0) await countTry(services.db, failed);
  }
}

function shuffled(jobs: readonly WaitingJob[], chance: Chance): WaitingJob[] {
  const placed = jobs.map((job) => ({ job, place: chance.next() }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ job }) => job);
}
