import { getFlow } from '@lender/contract';
import { callerOf } from '../api/people.ts';
import { inWorld } from '../api/world.ts';
import { percentile } from '../percentile.ts';
import { openConnections, requestText } from './raw-connections.ts';
import { sendAtRate, servedMs } from './send-at-rate.ts';

/** Results of a process at this number of polls a second. */
export interface Polled {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Number of answers of a hundred that said that nothing changed. */
  readonly unchanged: number;
  readonly unserved: number;
  /** Part of one core that the server's process used. */
  readonly cpu: number;
}

const APPLICANTS = 1_000;
const RATES = [100, 200, 400, 800, 1_200, 1_600, 2_000, 2_500, 3_000, 4_000, 5_000];
/** One slow moment is no limit; a P99 of this length is. */
const P99_MS = 500;

/**
 * Polls the state of borrowers more and more often, each time with the tag of the answer before, until the server gets
 * slow.
 */
export function measurePolls({ seconds }: { readonly seconds: number }): Promise<Polled[]> {
  return inWorld(APPLICANTS, async ({ server, applicants }) => {
    const connections = openConnections(server.url, 1_000);
    const tags = new Map<string, string>();
    const poll = (token: string): string => {
      const tag = tags.get(token);
      const headers = { authorization: `Bearer ${token}`, ...(tag !== undefined && { 'if-none-match': tag }) };
      return requestText({ method: 'GET', url: getFlow.path, headers });
    };
    try {
      for (const { token } of applicants)
        await new Promise<void>((resolve) => {
          connections.send(poll(token), (_, tag) => {
            if (tag !== undefined) tags.set(token, tag);
            resolve();
          });
        });
      const textOf = (nth: number) => poll(callerOf(applicants, nth).token);
      await sendAtRate(connections, { perSecond: 300, seconds, textOf });
      const polled: Polled[] = [];
      for (const perSecond of RATES) {
        const before = await server.cpuMicros();
        const sent = await sendAtRate(connections, { perSecond, seconds, textOf });
        const cpu = ((await server.cpuMicros()) - before) / 1e6 / sent.seconds;
        const served = servedMs(sent);
        polled.push({
          perSecond,
          p50: percentile(served, 0.5),
          p99: percentile(served, 0.99),
          unchanged: (100 * sent.answers.filter(({ status }) => status === 304).length) / served.length,
          unserved: sent.wanted - served.length,
          cpu,
        });
        if (percentile(served, 0.99) > P99_MS || served.length < sent.wanted) break;
      }
      return polled;
    } finally {
      connections.close();
    }
  });
}
