import type { Memory } from '../api/processes.ts';
import { inWorld } from '../api/world.ts';
import { percentile } from '../percentile.ts';
import { borrowersMix } from './borrowers-mix.ts';
import { openConnections } from './raw-connections.ts';
import { sendAtRate, servedMs } from './send-at-rate.ts';

/** State of a server after this number of minutes. */
export interface Soaked extends Memory {
  readonly minute: number;
  readonly p99: number;
  readonly unserved: number;
}

const APPLICANTS = 2_000;
const SAMPLE_SECONDS = 15;

/** Sends a server the requests of borrowers for some minutes, and reads its memory every 15 seconds. */
export function measureSoak({
  minutes,
  perSecond,
}: {
  readonly minutes: number;
  readonly perSecond: number;
}): Promise<Soaked[]> {
  return inWorld(APPLICANTS, async (world) => {
    const connections = openConnections(world.server.url, 200);
    const mix = borrowersMix(world);
    const soaked: Soaked[] = [];
    let sentBefore = 0;
    try {
      for (let sample = 0; sample < (minutes * 60) / SAMPLE_SECONDS; sample++) {
        const from = sentBefore;
        const textOf = (nth: number) => mix.textOf(from + nth);
        const sent = await sendAtRate(connections, { perSecond, seconds: SAMPLE_SECONDS, textOf });
        sentBefore += sent.wanted;
        const served = servedMs(sent);
        soaked.push({
          ...(await world.server.memory()),
          minute: ((sample + 1) * SAMPLE_SECONDS) / 60,
          p99: percentile(served, 0.99),
          unserved: sent.wanted - served.length,
        });
      }
      return soaked;
    } finally {
      connections.close();
    }
  });
}
