import { inWorld, type World } from '../api/world.ts';
import { borrowersMix, KINDS } from './borrowers-mix.ts';
import { type Connections, openConnections } from './raw-connections.ts';
import { isServed, type Sent, sendAtRate, sendInTurns } from './send-at-rate.ts';

/** What a server does when it is asked as much as it can answer, and when it is asked ten times that. */
export interface Overload {
  readonly capacity: Sent;
  readonly overload: Sent;
  /** A moment later, at half of what it can do. */
  readonly after: Sent;
}

/** How long an answer of each kind takes all that there is, in seconds, while nothing else is asked. */
export type Work = ReadonlyMap<string, number>;

/** Whoever asked for a loan hears sooner that they have one open: there are more than ask here. */
const APPLICANTS = 20_000;
const AT_ONCE = 32;
const CONNECTIONS = 2_000;
const TIMES_CAPACITY = 10;

/** Asks a server what borrowers ask, at ten times of what it can do; in each round with connections that are opened then. */
export function measureOverload({ rounds, seconds }: { readonly rounds: number; readonly seconds: number }) {
  return inWorld(APPLICANTS, async (world) => {
    const { textOf, textOfKind } = borrowersMix(world);
    let before = 0;
    const everOn = async (
      texts: (nth: number) => string,
      send: (connections: Connections, textOf: (nth: number) => string) => Promise<Sent>,
    ): Promise<Sent> => {
      const from = before;
      const sent = await withConnections(world, (connections) => send(connections, (nth) => texts(from + nth)));
      // By hundreds, so that what is asked keeps its order.
      before += Math.ceil(sent.wanted / 100) * 100;
      return sent;
    };
    const inTurns = (texts: (nth: number) => string, during: number) =>
      everOn(texts, (connections, next) =>
        sendInTurns(connections, { atOnce: AT_ONCE, seconds: during, textOf: next }),
      );
    const atRate = (perSecond: number, during: number) =>
      everOn(textOf, (connections, next) => sendAtRate(connections, { perSecond, seconds: during, textOf: next }));

    await inTurns(textOf, seconds / 2);
    const work = new Map<string, number>();
    for (const kind of KINDS) {
      const { seconds: took, answers } = await inTurns((nth) => textOfKind(kind, nth), seconds / 4);
      work.set(kind, took / answers.filter(isServed).length);
    }
    const measured: Overload[] = [];
    for (let round = 0; round < rounds; round++) {
      const capacity = await inTurns(textOf, seconds);
      const perSecond = capacity.wanted / capacity.seconds;
      const overload = await atRate(TIMES_CAPACITY * perSecond, seconds);
      measured.push({ capacity, overload, after: await atRate(perSecond / 2, seconds / 2) });
    }
    return { work, rounds: measured };
  });
}

async function withConnections(world: World, send: (connections: Connections) => Promise<Sent>): Promise<Sent> {
  const connections = openConnections(world.server.url, CONNECTIONS);
  try {
    return await send(connections);
  } finally {
    connections.close();
  }
}
