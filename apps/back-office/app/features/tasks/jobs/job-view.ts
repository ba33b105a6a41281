import type { listJobs, listSweeps, Reply } from '@lender/contract';
import { formatInstant } from '../../../vocabulary/moment.ts';
import type { StatusWord } from '../../../vocabulary/status/status-word.ts';
import { jobsCopy } from './jobs.copy.es.ts';

const { sweeps: copy } = jobsCopy;

/** Job that used up its tries, as the page shows it. */
export interface JobView {
  readonly id: string;
  readonly queue: string;
  readonly died: string;
  readonly tries: number;
  readonly error: string;
}

/** Last run of work that the server repeats, as the page shows it. */
export interface SweepView {
  readonly name: string;
  readonly started: string;
  /** Number of items that it looked at; empty where it does not say. */
  readonly seen: string;
  readonly state: StatusWord;
}

export const jobView = ({ id, queue, tries, error, diedAt }: Reply<typeof listJobs>[number]): JobView => ({
  ...{ id, queue, tries, error: error ?? '' },
  died: diedAt === null ? '' : formatInstant(diedAt),
});

type Sweep = Reply<typeof listSweeps>[number];

export const sweepView = (sweep: Sweep): SweepView => ({
  name: sweep.name,
  started: formatInstant(sweep.startedAt),
  seen: sweep.seen === null ? '' : String(sweep.seen),
  state: stateOf(sweep),
});

function stateOf({ failedInARow, failures }: Sweep): StatusWord {
  if (failedInARow > 0) return { label: copy.failing(failedInARow), tone: 'danger' };
  if (failures.length > 0) return { label: copy.partly(failures.length), tone: 'warn' };
  return { label: copy.well, tone: 'ok' };
}
