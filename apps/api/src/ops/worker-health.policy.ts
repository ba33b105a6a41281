import type { PulseReading } from '../kernel/pulse.ts';

/** Each queue is polled once a second. */
const SILENT_MS = 30_000;
/** A job that runs so long is given to another process, and this one does not know its outcome. */
const LONGEST_JOB_MS = 20 * 60_000;
/** Several sweeps are due each minute; a new process has this long for them. */
const SWEEPS_MS = 5 * 60_000;

export interface WorkerSigns extends PulseReading {
  /** Time since any sweep of any process last began; undefined where none ever did. */
  readonly sweepAgeMs: number | undefined;
  /** Time since this process began to work. */
  readonly upMs: number;
}

/** Returns the problems of a worker; none while it works. */
export function problemsOfWorker({ silentMs, longestJobMs, sweepAgeMs, upMs }: WorkerSigns): readonly string[] {
  const isSwept = upMs < SWEEPS_MS || (sweepAgeMs !== undefined && sweepAgeMs < SWEEPS_MS);
  return [
    ...(silentMs > SILENT_MS ? ['queue'] : []),
    ...(longestJobMs > LONGEST_JOB_MS ? ['job'] : []),
    ...(isSwept ? [] : ['sweeps']),
  ];
}
