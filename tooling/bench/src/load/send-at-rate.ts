import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from './raw-connections.ts';

/** End of a request. */
export interface Answer {
  /** Number of the request among all that were to be sent. */
  readonly nth: number;
  /** Status; 0 when the connection broke. */
  readonly status: number;
  /** Time from the moment when the request was to be sent, in milliseconds. */
  readonly ms: number;
  /** True when it came while requests were still being sent. */
  readonly isMeanwhile: boolean;
}

/** Results of requests that were sent for a while. */
export interface Sent {
  /** Length of the time in which requests were sent, in seconds. */
  readonly seconds: number;
  /** Number of requests that were to be sent. */
  readonly wanted: number;
  /** Number of those for which no connection was free: their outcome is unknown. */
  readonly unsent: number;
  readonly answers: readonly Answer[];
}

interface Sending {
  readonly perSecond: number;
  readonly seconds: number;
  readonly textOf: (nth: number) => string;
}

const TICK_MS = 2;
/** Longest time that the last answers may take, in milliseconds. */
const LAST_MS = 5_000;

/** Sends this number of requests a second, whether they are answered or not, as independent people do. */
export async function sendAtRate(connections: Connections, { perSecond, seconds, textOf }: Sending): Promise<Sent> {
  const answers: Answer[] = [];
  const wanted = Math.round(perSecond * seconds);
  let [sent, unsent] = [0, 0];
  const begun = performance.now();
  const ends = begun + seconds * 1_000;
  while (sent < wanted) {
    const due = Math.min(wanted, Math.floor(((performance.now() - begun) / 1_000) * perSecond));
    for (; sent < due; sent++) {
      const nth = sent;
      const dueAt = begun + (nth / perSecond) * 1_000;
      const isSent = connections.send(textOf(nth), (status) => {
        const now = performance.now();
        answers.push({ nth, status, ms: now - dueAt, isMeanwhile: now < ends });
      });
      if (!isSent) unsent += 1;
    }
    await sleep(TICK_MS);
  }
  for (const until = performance.now() + LAST_MS; answers.length + unsent < wanted && performance.now() < until; )
    await sleep(TICK_MS);
  return { seconds, wanted, unsent, answers };
}

/** Sends this number of requests at a time, each as soon as the one before was answered. */
export async function sendInTurns(
  connections: Connections,
  {
    atOnce,
    seconds,
    textOf,
  }: { readonly atOnce: number; readonly seconds: number; readonly textOf: Sending['textOf'] },
): Promise<Sent> {
  const answers: Answer[] = [];
  const ends = performance.now() + seconds * 1_000;
  let wanted = 0;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      const nth = wanted++;
      const sentAt = performance.now();
      connections.send(textOf(nth), (status) => {
        const now = performance.now();
        answers.push({ nth, status, ms: now - sentAt, isMeanwhile: now < ends });
        resolve();
      });
    });
  const lane = async () => {
    while (performance.now() < ends) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { seconds, wanted, unsent: 0, answers };
}

/** Tells whether the server did the work, and did not only ask the caller to come again. */
export const isServed = ({ status }: Answer): boolean => status >= 200 && status < 500 && status !== 429;

/** Returns the number of requests served a second, while others were sent. */
export const servedPerSecond = ({ answers, seconds }: Sent): number =>
  answers.filter((answer) => answer.isMeanwhile && isServed(answer)).length / seconds;

/** Returns the times of the answers that were served. */
export const servedMs = ({ answers }: Sent): number[] => answers.filter(isServed).map(({ ms }) => ms);
