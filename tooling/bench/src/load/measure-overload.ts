import { inWorld } from '../api/world.ts';
import { borrowersMix } from './borrowers-mix.ts';
import { type Connections, openConnections } from './raw-connections.ts';
import { type Sent, sendAtRate, sendInTurns, servedPerSecond } from './send-at-rate.ts';

/** Results of a server that is asked as much as it can answer, and then ten times that. */
export interface Overload {
  /** True when borrowers apply for loans, too. */
  readonly withLoans: boolean;
  readonly capacity: Sent;
  /** Phases that followed, with their names and what was sent. */
  readonly phases: readonly { readonly name: string; readonly sent: Sent }[];
}

/**
 * Number of applicants, more than ask here: a second request of the same person is answered sooner, since a loan is
 * open already.
 */
const APPLICANTS = 60_000;
const AT_ONCE = 32;
/** Number of people who wait for their answers before they ask again, and of people who ask once each. */
const [CROWD, EVERYBODY] = [2_000, 12_000];
const TIMES_CAPACITY = 10;

/** Sends a server the requests of borrowers, ten times as many as it can answer; each time over new connections. */
export function measureOverload({ rounds, seconds }: { readonly rounds: number; readonly seconds: number }) {
  return inWorld(APPLICANTS, async (world) => {
    // The rows came at once; a database that grew day by day has statistics, and does not vacuum during the run.
    await world.pool.query('vacuum analyze');
    const { textOf, readingTextOf } = borrowersMix(world);
    let before = 0;
    const goOn = async (textOfNth: (nth: number) => string, most: number, send: Sender): Promise<Sent> => {
      const from = before;
      const connections = openConnections(world.server.url, most);
      const sent = await send(connections, (nth) => textOfNth(from + nth)).finally(() => connections.close());
      // Rounded to hundreds, so that the calls keep their order.
      before += Math.ceil(sent.wanted / 100) * 100;
      return sent;
    };
    const measureRound = async (withLoans: boolean): Promise<Overload> => {
      const texts = withLoans ? textOf : readingTextOf;
      const atRate = (perSecond: number, most: number) =>
        goOn(texts, most, (to, next) => sendAtRate(to, { perSecond, seconds, textOf: next }));
      const inTurns = (atOnce: number) =>
        goOn(texts, atOnce, (to, next) => sendInTurns(to, { atOnce, seconds, textOf: next }));
      const capacity = await inTurns(AT_ONCE);
      const perSecond = servedPerSecond(capacity);
      const phases = [
        { name: `ten times that, ${CROWD} at a time`, sent: await atRate(TIMES_CAPACITY * perSecond, CROWD) },
        { name: `ten times that, ${EVERYBODY} at a time`, sent: await atRate(TIMES_CAPACITY * perSecond, EVERYBODY) },
        { name: `${CROWD} who ask again at once`, sent: await inTurns(CROWD) },
        { name: 'half of it, afterwards', sent: await atRate(perSecond / 2, CROWD) },
      ];
      return { withLoans, capacity, phases };
    };
    await goOn(textOf, AT_ONCE, (to, next) => sendInTurns(to, { atOnce: AT_ONCE, seconds, textOf: next }));
    const measured: Overload[] = [];
    for (let round = 0; round < rounds; round++)
      for (const withLoans of [false, true]) measured.push(await measureRound(withLoans));
    return measured;
  });
}

type Sender = (connections: Connections, textOf: (nth: number) => string) => Promise<Sent>;
