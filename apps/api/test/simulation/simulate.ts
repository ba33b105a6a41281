import { mexicoDate, type PlainDate } from '@lender/calculator';
import { JOB_HANDLERS } from '../../src/run-jobs.ts';
import { chance as seeded } from '../chance.ts';
import { openBankWorld } from './bank-world.ts';
import { beginLoan } from './begin-loan.ts';
import { newBorrower } from './borrower.ts';
import { type BrokenPromise, checkDay } from './check-day.ts';
import { deliverNotices } from './deliver-notices.ts';
import { liveDay } from './live-day.ts';
import { openSimulatedJobs } from './simulated-jobs.ts';
import { sweep } from './sweep.ts';
import { startWorldServer } from './world-server.ts';

export interface Simulation {
  readonly seed: number;
  readonly clients: number;
  readonly days: number;
}

export interface SimulatedDay {
  readonly day: number;
  readonly date: PlainDate;
  readonly jobs: number;
  readonly broken: readonly BrokenPromise[];
}

/** A Monday at eight in the morning in Mexico City. */
const BEGINNING = '2026-11-23T14:00:00Z';
const DAY_MS = 86_400_000;

/**
 * Lets thousands of clients live with the real server and its database for days, in a world of stores and banks that a
 * seed drives: notices come twice, in any order, late or never, answers get lost, payouts come back, payments are taken
 * back, jobs die and run again. After each day every promise about money is checked. The same seed lives the same days.
 */
export async function* simulate(
  { seed, clients, days }: Simulation,
  connectionString: string,
): AsyncGenerator<SimulatedDay> {
  const chance = seeded(seed);
  let now = new Date(BEGINNING);
  const faults = { unanswered: 0.02, lost: 0.1, doubled: 0.1 };
  const world = openBankWorld({ chance, faults, now: () => now });
  const queue = await openSimulatedJobs(connectionString, chance);
  const server = await startWorldServer(connectionString, { wall: () => now, world, jobs: queue.jobs });
  const borrowers = Array.from({ length: clients }, () => newBorrower(chance, days));
  try {
    for (let day = 0; day < days; day++) {
      const morning = new Date(BEGINNING).getTime() + day * DAY_MS;
      now = new Date(morning);
      const today = mexicoDate(morning);
      const around = { server, world, chance, today };
      for (const borrower of borrowers.filter(({ comesOn }) => comesOn === day)) await beginLoan(borrower, around);
      for (const borrower of borrowers) await liveDay(borrower, around);
      world.movePayouts();
      await deliverNotices(server, world, chance);
      let jobs = await queue.runAll(server.services, JOB_HANDLERS);
      now = new Date(morning + DAY_MS / 3);
      await sweep(server);
      jobs += await queue.runAll(server.services, JOB_HANDLERS);
      yield { day, date: today, jobs, broken: await checkDay(server.services.db, { world, today }) };
    }
  } finally {
    await server.stop();
    await queue.close();
  }
}
