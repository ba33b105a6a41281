import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import { type Admission, openAdmission } from './admission.ts';
import { atPace } from './at-pace.ts';
import { isSignIn, rankOf } from './rank-of.policy.ts';
import { failureEnvelope, UNAVAILABLE } from './send-failure.ts';

/**
 * As many as keep the database's connections and this process at work. Hundreds who come at the same moment wait for a
 * fraction of a second; what is more than that is more than this process can do.
 */
const LIMITS = { seats: 64, waiting: { money: 512, signed_in: 256, visitor: 256 }, waitingOfOne: 16, waitMs: 700 };
/**
 * Whoever signs in holds a connection, and one of Node's four threads, while the password is compared: strangers shall
 * not hold all of them. It is done once a day, so it may take longer than a page.
 */
const SIGN_IN_LIMITS = { seats: 3, waiting: { money: 0, signed_in: 0, visitor: 64 }, waitingOfOne: 1, waitMs: 10_000 };
/** Answered whatever else is asked for: whether the process lives, and what providers tell, who wait in turns of their own. */
const ALWAYS = /^\/(?:health|webhooks)\//;
/** When to come again: not all at the same moment. */
const [AGAIN_SECONDS, AGAIN_SPREAD] = [1, 3];
const TOLD_EVERY_MS = 1_000;
/** Told so fast, those who are turned away leave most of a process to those who are let in; as many wait for that as may be connected. */
const PACE = { perSecond: 3_000, most: 16_000 };

const STANDS_FOR_ID = 'the id';
/** What whoever is turned away hears, but for the request's id. */
const ENVELOPE = JSON.stringify(failureEnvelope(UNAVAILABLE, STANDS_FOR_ID));
const HEADERS = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
].flat();

/** An exchange with somebody who is turned away. */
interface TurnedAway {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

/** What turns away whoever comes while there is no room. */
export interface Shedding {
  readonly admission: Admission;
  /** The seats of those who sign in. */
  readonly signIns: Admission;
  /**
   * Says when to come again, at a pace: a crowd that does not wait before it asks again would otherwise keep the process busy
   * with nothing else. Where even that is too much, it hangs up.
   */
  turnAway(exchange: TurnedAway): void;
}

/** @param options - for a test that has few of everything */
export function shedding(
  { log, randomInt }: Pick<Services, 'log' | 'randomInt'>,
  { limits = LIMITS, pace = PACE } = {},
): Shedding {
  let turnedAway = 0;
  /** Writes down how many are turned away, once a second at most. */
  const note = (): void => {
    turnedAway += 1;
    if (turnedAway > 1) return;
    setTimeout(() => {
      log.warn({ event: 'overload', turnedAway });
      turnedAway = 0;
    }, TOLD_EVERY_MS).unref();
  };
  const tell = atPace(({ request, response, requestId }: TurnedAway) => {
    const body = ENVELOPE.replace(STANDS_FOR_ID, requestId);
    const headers = [...HEADERS, 'content-length', `${body.length}`, 'x-request-id', requestId];
    // In the shape that Node takes as it is: there are thousands of these a second.
    response.writeHead(UNAVAILABLE.status, [...headers, 'retry-after', `${AGAIN_SECONDS + randomInt(AGAIN_SPREAD)}`]);
    response.end(body);
    request.resume();
  }, pace);
  return {
    admission: openAdmission(limits),
    signIns: openAdmission(SIGN_IN_LIMITS),
    turnAway: (exchange) => {
      note();
      if (!tell(exchange)) exchange.response.destroy();
    },
  };
}

/** A server that turns requests away before it has read them while there is no room: that costs a small part of an answer. */
export function sheddingServer(
  handle: RequestListener,
  {
    shedding: { admission, signIns, turnAway },
    newId,
    ...options
  }: Parameters<typeof createServer>[0] & { readonly shedding: Shedding; readonly newId: () => string },
): Server {
  return createServer(options, (request, response) => {
    const { method = '', url = '', headers } = request;
    // Whether the token is one of ours is found out where there is room.
    const rank = rankOf({ method, route: url, isSignedIn: headers.authorization !== undefined });
    if (!(isSignIn(url) ? signIns : admission).isFull(rank) || ALWAYS.test(url)) return handle(request, response);
    turnAway({ request, response, requestId: newId() });
  });
}
