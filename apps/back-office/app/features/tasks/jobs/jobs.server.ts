import { listJobs, listSweeps, retryJob } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../../platform/unreadable.ts';
import { screenPath } from '../../../screens.ts';
import { withFlash } from '../../../shell/flash.ts';
import { type JobView, jobView, type SweepView, sweepView } from './job-view.ts';
import { jobsCopy } from './jobs.copy.es.ts';

const { problems } = jobsCopy;
/** Largest number of dead jobs that are shown: more have one cause. */
const SHOWN = 100;

export interface JobsView {
  readonly dead: readonly JobView[];
  readonly sweeps: readonly SweepView[];
}

/** Reads the jobs that used up their tries, and the last run of all that the server repeats. */
export async function readJobs(call: Call): Promise<JobsView> {
  const [jobs, sweeps] = await Promise.all([
    call(listJobs, { query: { state: 'dead', perPage: SHOWN } }),
    call(listSweeps),
  ]);
  if (!jobs.ok) throw unreadable('the jobs', jobs.refusal);
  if (!sweeps.ok) throw unreadable('the sweeps', sweeps.refusal);
  return { dead: jobs.data.map(jobView), sweeps: sweeps.data.map(sweepView) };
}

/** Message shown when a job was not run again. */
export interface JobProblem {
  readonly said: string;
}

/** Runs a dead job again, and leads to the remaining ones. */
export async function runAgain(call: Call, id: string, data: FormData): Promise<Outcome<JobProblem>> {
  const answer = await call(retryJob, { params: { id } }, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(screenPath('jobs', {}), 'si'));
  return showRefusal({ said: answer.refusal.code === 'not_found' ? problems.not_found : problems.other }, 409);
}
