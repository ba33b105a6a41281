import { type RaceResult, statusesOf } from '../measure-race.ts';
import { identityOf, type Job, jobs } from './jobs.ts';
import { callerOf, forgetApplications, type Person } from './people.ts';
import type { Watched } from './processes.ts';
import { learnSteps, type Recording, type Script } from './script.ts';
import { type Answer, type Request, send, sendAll } from './send.ts';
import { inWorld, type World } from './world.ts';

export interface ApiEffort {
  readonly rounds: number;
  /** Requests of each contender in a round. */
  readonly requests: number;
  /** Rounds before the measured ones, in which the engine optimises. */
  readonly warmUpRounds: number;
}

const LEARNING_TRIES = 5;

/** Measures the CPU of the server's process per request beside its floor's, call by call, in interleaved rounds. */
export function measureApi(effort: ApiEffort): Promise<RaceResult[]> {
  return inWorld(effort.requests, async (world) => {
    const results: RaceResult[] = [];
    for (const job of jobs()) results.push(await measureJob(job, world, effort));
    return results;
  });
}

async function measureJob(job: Job, world: World, { rounds, requests, warmUpRounds }: ApiEffort): Promise<RaceResult> {
  const callers = job.writes ? world.applicants : world.registered;
  const script = await learn(job, world, callers);
  await world.floor.replay(script);
  const isRight = await answersAlike(job, world, callers);

  const lanes = [world.floor, world.server];
  const contenders = [
    { contender: 'floor', isRight: true },
    { contender: 'the server', isRight },
  ];
  const times: number[][] = lanes.map(() => []);
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (let turn = 0; turn < lanes.length; turn++) {
      const at = (turn + Math.abs(round)) % lanes.length;
      const lane = lanes[at];
      if (!lane) continue;
      if (job.writes) await forgetApplications(world.pool, world.applicants);
      const micros = await microsPerRequest(lane, { job, callers, requests });
      if (round >= 0) times[at]?.push(micros * 1_000);
    }
  }
  return { race: job.name, statuses: statusesOf(contenders, times) };
}

async function microsPerRequest(
  lane: Watched,
  { job, callers, requests }: { job: Job; callers: readonly Person[]; requests: number },
): Promise<number> {
  const all = Array.from({ length: requests }, (_, at) => requestOf(job, callerOf(callers, at)));
  const begun = await lane.cpuMicros();
  await sendAll(lane.url, all, job.status);
  return ((await lane.cpuMicros()) - begun) / requests;
}

/** Keeps counting, so that two requests need not be the same. */
let asked = 0;

const requestOf = (job: Job, person: Person, nth = asked++): Request =>
  job.requestOf({ token: person.token, key: identityOf(person).key, nth });

/**
 * Learns what the server does for a call from the requests of two callers; tries again when something else happened
 * meanwhile.
 */
async function learn(job: Job, world: World, callers: readonly Person[]): Promise<Script> {
  for (let tries = 1; ; tries++) {
    if (job.writes) await forgetApplications(world.pool, world.applicants);
    const one = await record(job, world, callerOf(callers, 0));
    const other = await record(job, world, callerOf(callers, 1));
    try {
      const { status, text, headers } = one.answer;
      const { date, connection, 'keep-alive': keepAlive, ...own } = headers;
      return { steps: learnSteps(one, other), status, headers: own, reply: JSON.parse(text) };
    } catch (error) {
      if (tries === LEARNING_TRIES) throw error;
    }
  }
}

async function record(job: Job, { server }: World, person: Person): Promise<Recording & { readonly answer: Answer }> {
  const identity = identityOf(person);
  const request = job.requestOf({ token: person.token, key: identity.key, nth: 0 });
  let answer: Answer | undefined;
  const statements = await server.recordWhile(async () => {
    answer = await send(server.url, request);
  });
  if (answer?.status !== job.status) throw new Error(`${job.name} answered ${answer?.status}: ${answer?.text}`);
  return { identity, statements, answer };
}

/** Tells whether both answer one caller with as many bytes of the same shape. */
async function answersAlike(job: Job, { server, floor, pool, applicants }: World, callers: readonly Person[]) {
  const answers: string[] = [];
  for (const { url } of [server, floor]) {
    if (job.writes) await forgetApplications(pool, applicants);
    const { status, text } = await send(url, requestOf(job, callerOf(callers, 0), 0));
    const fields = JSON.parse(text, (_, value) => (typeof value === 'object' && value ? value : typeof value));
    answers.push(JSON.stringify([status, text.length, fields]));
  }
  return answers[0] === answers[1];
}
