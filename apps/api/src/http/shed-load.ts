import { createServer, type RequestListener, type Server } from 'node:http';
import type { Services } from '../services.ts';
import { type Admission, openAdmission } from './admission.ts';
import { isCriticalRoute } from './is-critical-route.policy.ts';
import { failureEnvelope, UNAVAILABLE } from './send-failure.ts';

/**
 * As many as keep the database's connections and this process at work. Hundreds who come at the same moment wait for a
 * fraction of a second; what is more than that is more than this process can do.
 */
const LIMITS = { seats: 64, waiting: 256, criticalWaiting: 512, waitMs: 700 };
/** Answered whatever else is asked for: whether the process lives, and what providers tell, who wait in turns of their own. */
const ALWAYS = /^\/(?:health|webhooks)\//;
/** When to come again: not all at the same moment. */
const [AGAIN_SECONDS, AGAIN_SPREAD] = [1, 3];
const TOLD_EVERY_MS = 1_000;

/** What turns away whoever comes while there is no room. */
export interface Shedding {
  readonly admission: Admission;
  /** When somebody who was turned away may come again, in seconds. */
  againSeconds(): number;
  /** Writes down how many are turned away, once a second at most. */
  note(): void;
}

/** @param limits - for a test that has few of everything */
export function shedding({ log, randomInt }: Pick<Services, 'log' | 'randomInt'>, limits = LIMITS): Shedding {
  let turnedAway = 0;
  return {
    admission: openAdmission(limits),
    againSeconds: () => AGAIN_SECONDS + randomInt(AGAIN_SPREAD),
    note: () => {
      turnedAway += 1;
      if (turnedAway > 1) return;
      setTimeout(() => {
        log.warn({ event: 'overload', turnedAway });
        turnedAway = 0;
      }, TOLD_EVERY_MS).unref();
    },
  };
}

/**
 * A server that turns requests away before it has read them while there is no room: that costs a tenth of an answer, so
 * that most of the process is left for those who are let in.
 */
export function sheddingServer(
  handle: RequestListener,
  {
    shedding: { admission, againSeconds, note },
    newId,
    ...options
  }: Parameters<typeof createServer>[0] & {
    readonly shedding: Shedding;
    readonly newId: () => string;
  },
): Server {
  return createServer(options, (request, response) => {
    const { method = '', url = '' } = request;
    if (!admission.isFull(isCriticalRoute(method, url)) || ALWAYS.test(url)) return handle(request, response);
    note();
    const requestId = newId();
    const body = JSON.stringify(failureEnvelope(UNAVAILABLE, requestId));
    response.writeHead(UNAVAILABLE.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      'retry-after': `${againSeconds()}`,
    });
    response.end(body);
    request.resume();
  });
}
