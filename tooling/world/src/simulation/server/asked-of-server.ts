import type { Env } from '@lender/api/env';
import type { JobName } from '@lender/api/kernel/outbox';
import type { Bank } from '../bank/bank-world.ts';
import type { Worked } from './work-on-queue.ts';

/** Calls that the simulation makes to the server's process besides those of other callers. */
export interface AskedOfServer {
  setClock(now: Date): Promise<void>;
  /** Works on the queue until it is empty, in an order that the number decides. */
  work(order: number): Promise<Worked>;
  /** Runs a job that a schedule would have run by now. */
  run(name: JobName): Promise<void>;
}

/** Calls that the server's process makes to the simulation. */
export interface AskedOfWorld extends Bank {
  /** Returns the environment and the time of the start. */
  wake(): Promise<{ readonly env: Env; readonly now: Date }>;
}
