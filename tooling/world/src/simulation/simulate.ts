import type { JobName } from '@lender/api/kernel/outbox';
import type { PlainDate } from '@lender/calculator';
import { openBankWorld } from './bank/bank-world.ts';
import { USUAL_FAULTS } from './bank/world-faults.ts';
import type { BrokenPromise } from './checks/broken-promise.ts';
import { openChecks } from './checks/open-checks.ts';
import { dateOf, eveningOf, morningOf } from './clock.ts';
import { planKills, whileKilled } from './kills.ts';
import { type Borrower, newBorrower } from './people/borrower.ts';
import { liveDay } from './people/live-day.ts';
import { openStaff } from './people/open-staff.ts';
import type { Surroundings } from './people/surroundings.ts';
import { startWorldServer, type WorldServer } from './server/world-server.ts';
import type { Tally } from './tally.ts';
import { openTimes, type Times } from './times.ts';
import { together } from './together.ts';
import { openLenderWorld } from './worlds/lender-world.ts';

export interface Simulation {
  readonly seed: number;
  readonly clients: number;
  readonly days: number;
  /** Number of times that the server is killed. @default once in ten days */
  readonly kills?: number;
}

interface Lived {
  readonly connectionString: string;
  readonly tally: Tally;
  readonly times?: Times;
}

/** Surroundings of a day, with the process of the server. */
interface Around extends Surroundings {
  readonly server: WorldServer;
  readonly times: Times;
}

export interface SimulatedDay {
  readonly day: number;
  readonly date: PlainDate;
  readonly broken: readonly BrokenPromise[];
}

/** Number of people who act at the same time, and of notices that come at once. */
const AT_ONCE = 8;
/** Number of days after which all books are read again and every loan is checked. */
const WHOLE_CHECK_DAYS = 15;

/**
 * Runs thousands of clients against the real server and its database for days, in a world of stores and banks that a
 * seed drives: notices come twice, in any order, late or never, answers get lost, payouts come back, payments are taken
 * back, jobs run twice, and the server is killed. After each day every promise about money is checked. The same seed
 * gives the same actions of people, stores and banks; the order in which the server handles them may differ.
 */
export async function* simulate(
  { seed, clients, days, kills = Math.ceil(days / 10) }: Simulation,
  { connectionString, tally, times = openTimes() }: Lived,
): AsyncGenerator<SimulatedDay> {
  let now = morningOf(0);
  const world = openBankWorld({ seed, tally, faults: USUAL_FAULTS, now: () => now });
  const server = await startWorldServer(connectionString, { now: () => now, world, tally });
  try {
    const staff = await openStaff(server);
    const lender = await openLenderWorld(server.services.db, seed);
    const borrowers = Array.from({ length: clients }, (_, number) => newBorrower(number, { seed, days }));
    const check = openChecks(server, { world, tally, seed });
    const killOn = planKills({ seed, days, kills });
    const goTo = (moment: Date): Promise<void> => {
      now = moment;
      return server.ask(({ setClock }) => setClock(moment));
    };
    for (let day = 0; day < days; day++) {
      const today = dateOf(day);
      await goTo(morningOf(day));
      const around = { server, world, staff, lender, tally, times, today };
      await whileKilled(() => liveMorning(borrowers, day, around), { server, how: killOn(day), seed, day });
      await goTo(eveningOf(day));
      await liveEvening(day, around);
      const whole = day === days - 1 || day % WHOLE_CHECK_DAYS === WHOLE_CHECK_DAYS - 1;
      yield { day, date: today, broken: await times.of('checks', () => check({ day, today, whole })) };
    }
  } finally {
    await server.stop();
  }
}

/** Lets people act, passes their payments on, and lets the server work on what was reported. */
async function liveMorning(borrowers: readonly Borrower[], day: number, around: Around): Promise<void> {
  const { server, world, times } = around;
  await times.of('people', () => together(borrowers, AT_ONCE, (borrower) => liveDay(borrower, day, around)));
  world.handOn();
  world.movePayouts();
  world.moveDebits();
  // A bank may not answer; the evening's run finds the result.
  await run('debit-loans', around).catch(() => {});
  await times.of('notices', () => together(world.takeNotices(day), AT_ONCE, server.notify));
  await workOnAll(day, around);
}

/**
 * Runs the jobs that a schedule would have run by then. At the end the bank answers everything, so that nothing stays
 * unknown.
 */
async function liveEvening(day: number, around: Around): Promise<void> {
  const { world } = around;
  await run('expire-applications', around);
  await run('poll-money', around);
  await run('ask-about-cards', around);
  await run('remind-borrowers', around);
  await workOnAll(day, around);
  world.calm(true);
  await run('debit-loans', around);
  await run('service-loans', around);
  await run('snapshot-ledger', around);
  await workOnAll(day, around);
  world.calm(false);
}

/** Tries of a job: no provider fails so often in a row by chance. */
const ATTEMPTS = 5;

/** Runs a job as a schedule does, which runs it again in a minute when something failed. @throws what keeps failing */
async function run(name: JobName, { server, times }: Around): Promise<void> {
  const attempt = () => times.of(name, () => server.ask((process) => process.run(name)));
  for (let tries = 1; tries < ATTEMPTS; tries++)
    try {
      return await attempt();
    } catch {
      // It comes again.
    }
  await attempt();
}

async function workOnAll(day: number, { server, tally, times }: Around): Promise<void> {
  const { jobs, twice } = await times.of('jobs', () => server.ask(({ work }) => work(day)));
  tally.add('jobs', jobs);
  tally.add('jobs run twice', twice);
}
