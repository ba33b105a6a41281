import { inWorld, type World } from '../api/world.ts';
import { borrowersMix } from './borrowers-mix.ts';
import { type Connections, openConnections } from './raw-connections.ts';
import { type Sent, sendAtRate, sendInTurns } from './send-at-rate.ts';

/** What a server does when it is asked as much as it can answer, and when it is asked ten times that. */
export interface Overload {
  /** Whether loans are asked for, too. */
  readonly withLoans: boolean;
  readonly capacity: Sent;
  readonly overload: Sent;
  /** A moment later, at half of what it can do. */
  readonly after: Sent;
}

/** Whoever asked for a loan hears sooner that they have one open: there are more than ask here. */
const APPLICANTS = 20_000;
const AT_ONCE = 32;
const CONNECTIONS = 2_000;
const TIMES_CAPACITY = 10;

/** Asks a server what borrowers ask, at ten times of what it can do; in each round with connections that are opened then. */
export function measureOverload({ rounds, seconds }: { readonly rounds: number; readonly seconds: number }) {
  return inWorld(APPLICANTS, async (world) => {
    // They came at once; a database that grew by the day knows what it holds, and does not tidy up meanwhile.
    await world.pool.query('vacuum analyze');
    const { textOf, readingTextOf } = borrowersMix(world);
    let before = 0;
    const goOn = async (textOfNth: (nth: number) => string, send: Sender): Promise<Sent> => {
      const from = before;
      const sent = await withConnections(world, (connections) => send(connections, (nth) => textOfNth(from + nth)));
      // By hundreds, so that what is asked keeps its order.
      before += Math.ceil(sent.wanted / 100) * 100;
      return sent;
    };
    const measureRound = async (withLoans: boolean): Promise<Overload> => {
      const texts = withLoans ? textOf : readingTextOf;
      const atRate = (perSecond: number, during: number) =>
        goOn(texts, (to, next) => sendAtRate(to, { perSecond, seconds: during, textOf: next }));
      const capacity = await goOn(texts, (to, next) => sendInTurns(to, { atOnce: AT_ONCE, seconds, textOf: next }));
      const perSecond = capacity.wanted / capacity.seconds;
      const overload = await atRate(TIMES_CAPACITY * perSecond, seconds);
      return { withLoans, capacity, overload, after: await atRate(perSecond / 2, seconds / 2) };
    };
    await goOn(textOf, (to, next) => sendInTurns(to, { atOnce: AT_ONCE, seconds: seconds / 2, textOf: next }));
    const measured: Overload[] = [];
    for (let round = 0; round < rounds; round++)
      for (const withLoans of [false, true]) measured.push(await measureRound(withLoans));
    return measured;
  });
}

type Sender = (connections: Connections, textOf: (nth: number) => string) => Promise<Sent>;

async function withConnections(world: World, send: (connections: Connections) => Promise<Sent>): Promise<Sent> {
  const connections = openConnections(world.server.url, CONNECTIONS);
  try {
    return await send(connections);
  } finally {
    connections.close();
  }
}
