import { inWorld } from '../api/world.ts';
import { borrowersMix } from './borrowers-mix.ts';
import { openConnections } from './raw-connections.ts';
import { type Sent, sendAtRate, sendInTurns } from './send-at-rate.ts';

/** What a server does when it is asked as much as it can answer, and when it is asked ten times that. */
export interface Overload {
  readonly capacity: Sent;
  readonly overload: Sent;
  /** A moment later, at half of what it can do. */
  readonly after: Sent;
}

const APPLICANTS = 2_000;
const AT_ONCE = 32;
const CONNECTIONS = 2_000;
const TIMES_CAPACITY = 10;

/** Asks a server what borrowers ask, at ten times of what it can do. */
export function measureOverload({ seconds }: { readonly seconds: number }): Promise<Overload> {
  return inWorld(APPLICANTS, async (world) => {
    const connections = openConnections(world.server.url, CONNECTIONS);
    const textOf = borrowersMix(world);
    try {
      await sendInTurns(connections, { atOnce: AT_ONCE, seconds: seconds / 2, textOf });
      const capacity = await sendInTurns(connections, { atOnce: AT_ONCE, seconds, textOf });
      const perSecond = capacity.wanted / capacity.seconds;
      const overload = await sendAtRate(connections, { perSecond: TIMES_CAPACITY * perSecond, seconds, textOf });
      const after = await sendAtRate(connections, { perSecond: perSecond / 2, seconds: seconds / 2, textOf });
      return { capacity, overload, after };
    } finally {
      connections.close();
    }
  });
}
