import type { Queue } from 'pg-boss';

/** Declaration of a job by the module that works on it. */
export interface JobDeclaration<Data extends object = object> {
  /** Tries after the first one, and what happens to a second job of the same queue. */
  readonly queue: Omit<Queue, 'name'>;
  /** Times at which the job starts by itself, as a cron expression in UTC; absent for a job that a transaction queues. */
  readonly schedule?: string;
  /** True when money or a decision depends on it. */
  readonly isCritical: boolean;
  /** Type of the data that the job carries. It has no value. */
  readonly data?: Data;
}

/** Tries of a job that is queued. */
interface Tries {
  readonly retryLimit: number;
  /** Wait before the second try, in seconds; each later wait is twice as long. */
  readonly retryDelay: number;
  /** @default false */
  readonly isCritical?: boolean;
}

/** Declares a job that a transaction queues. Personal data in `Data` are sealed, since the queue is a table. */
export const queuedJob = <Data extends object>({ isCritical = false, ...tries }: Tries): JobDeclaration<Data> => ({
  queue: { ...tries, retryBackoff: true },
  isCritical,
});

/** Declares a job that starts by itself. It is not tried again, and does not pile up. */
export const recurringJob = (
  schedule: string,
  { isCritical = false }: Pick<Tries, 'isCritical'> = {},
): JobDeclaration<Record<string, never>> => ({
  queue: { retryLimit: 0, policy: 'stately' },
  schedule,
  isCritical,
});

/** Data of each job, by its declaration. */
export type DataOf<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends JobDeclaration<infer Data> ? Data : never;
};
