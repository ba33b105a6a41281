import { runForLine } from '../api/processes.ts';

/** Times of each answer and commit, in milliseconds. */
export interface Timed {
  readonly reports: readonly number[];
  /** Times of reading a borrower's state while reports are made. */
  readonly flows: readonly number[];
  readonly commits: readonly number[];
}

/** A server with one database, then with a replica beside it, and the fate of commits when the primary was killed. */
export interface ReplicaRun {
  readonly clients: number;
  readonly one: Timed;
  readonly two: Timed;
  readonly failedOver: { readonly acknowledged: number; readonly lost: number; readonly awayMs: number };
}

/** Runs a server without and with a replica, by PostgreSQL's own replication, and lets the replica take over. */
export async function measureReplica(asked: { readonly clients: number; readonly times: number }): Promise<ReplicaRun> {
  const flags = ['--clients', String(asked.clients), '--times', String(asked.times)];
  return JSON.parse(await runForLine({ directory: 'apps/api', command: ['test/replica/replica.main.ts', ...flags] }));
}
