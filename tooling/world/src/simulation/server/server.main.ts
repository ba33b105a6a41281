import type { JobHandler } from '@lender/api/kernel/outbox';
import { JOB_HANDLERS } from '@lender/api/run-jobs';
import { start } from '@lender/api/start';
import { chance } from '@lender/api/test/chance';
import type { AskedOfServer, AskedOfWorld } from './asked-of-server.ts';
import { openCalls } from './calls.ts';
import { inWorld } from './in-world.ts';
import { workOnQueue } from './work-on-queue.ts';

/**
 * Runs the real server in a process of its own, in a simulated world that a seed drives: its clock, its bank and the
 * order of its jobs are those of that world. It may be killed at any time.
 */
let now = new Date(0);
const world = openCalls<AskedOfWorld>(process, {
  setClock: async (to) => {
    now = to;
  },
  work: (order) => workOnQueue(running.services, { handlers: JOB_HANDLERS, chance: chance(order) }),
  run: async (name) => {
    // A handler is found by its name, and takes the data of its own queue: here, none.
    const handle = JOB_HANDLERS[name](running.services) as (data: object) => ReturnType<JobHandler<typeof name>>;
    const report = await handle({});
    const [failed] = report?.failures ?? [];
    if (failed) throw new Error(`${name}, ${failed.subject}: ${failed.error}`);
  },
} satisfies AskedOfServer).theirs;
process.once('disconnect', () => process.exit());

const circumstances = await world.wake();
now = circumstances.now;
const running = await start(circumstances.env, { wall: () => now, replace: inWorld(world) });
process.stdout.write('{"event":"started"}\n');
process.once('SIGTERM', () => void running.stop().then(() => process.exit()));
