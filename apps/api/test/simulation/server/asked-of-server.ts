import type { Env } from '../../../src/env.ts';
import type { JobName } from '../../../src/kernel/outbox.ts';
import type { Bank } from '../bank/bank-world.ts';
import type { Worked } from './work-on-queue.ts';

/** What the simulation asks of the server's process besides what everybody asks of a server. */
export interface AskedOfServer {
  setClock(now: Date): Promise<void>;
  /** Works on the queue until nothing waits, in an order that the number decides. */
  work(order: number): Promise<Worked>;
  /** Does what a schedule would have done by now. */
  run(name: JobName): Promise<void>;
}

/** What the server's process asks of the simulation. */
export interface AskedOfWorld extends Bank {
  /** Under which circumstances it wakes up. */
  wake(): Promise<{ readonly env: Env; readonly now: Date }>;
}
