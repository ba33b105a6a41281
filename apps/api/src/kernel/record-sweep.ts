import type pg from 'pg';
import type { SweepReport } from './sweep.ts';

/** Largest number of failures that are kept of a run. */
const KEPT = 20;

export interface SweepRun {
  readonly name: string;
  readonly durationMs: number;
  /** Undefined where the sweep makes no report. */
  readonly report: SweepReport | undefined;
  /** Error that ended it early; null where none did. */
  readonly error: string | null;
}

/** Stores the last run of a sweep, and how many runs in a row ended early. */
export async function recordSweep(
  pool: Pick<pg.Pool, 'query'>,
  { name, durationMs, report, error }: SweepRun,
): Promise<void> {
  await pool.query(
    `insert into sweep_run (name, started_at, duration_ms, seen, failures, error, failed_in_a_row)
     values ($1, now() - make_interval(secs => $2::float8 / 1000), $2, $3, $4, $5, case when $5::text is null then 0 else 1 end)
     on conflict (name) do update set started_at = excluded.started_at, duration_ms = excluded.duration_ms,
       seen = excluded.seen, failures = excluded.failures, error = excluded.error,
       failed_in_a_row = case when excluded.error is null then 0 else sweep_run.failed_in_a_row + 1 end`,
    [name, Math.round(durationMs), report?.seen ?? null, JSON.stringify(report?.failures.slice(0, KEPT) ?? []), error],
  );
}
