import { createServer, type RequestListener, type Server } from 'node:http';
import type { Services } from '../../services.ts';
import { type Admission, openAdmission } from './admission.ts';
import { isSignIn, priorityOf } from './priority-of.ts';
import { RATE, type RefusedExchange, refuseEarly } from './refuse-early.ts';

/**
 * Limits that keep the database's connections and this process at work. Hundreds of requests at the same moment wait
 * for a fraction of a second; more than that is more than this process can do.
 */
const LIMITS = { slots: 64, waiting: { money: 512, signed_in: 256, visitor: 256 }, waitingOfOne: 16, waitMs: 700 };
/**
 * Limits of sign-ins. A sign-in holds a connection, and one of Node's four threads, while the password is compared:
 * visitors must not hold all of them. An account signs in once a day, so that may take longer than a page.
 */
const SIGN_IN_LIMITS = { slots: 3, waiting: { money: 0, signed_in: 0, visitor: 64 }, waitingOfOne: 1, waitMs: 10_000 };
/** Routes that are always answered: health probes, and webhooks of providers, which wait in queues of their own. */
const ALWAYS = /^\/(?:health|webhooks)\//;
/** Means by which requests are refused while there is no room. */
export interface Shedding {
  readonly admission: Admission;
  /** Concurrency limit of sign-ins. */
  readonly signIns: Admission;
  turnAway(exchange: RefusedExchange): void;
}

/** @param options - for a test that has few of everything */
export const shedding = (
  services: Pick<Services, 'log' | 'randomInt'>,
  { limits = LIMITS, pace: rate = RATE } = {},
): Shedding => ({
  admission: openAdmission(limits),
  signIns: openAdmission(SIGN_IN_LIMITS),
  turnAway: refuseEarly(services, rate),
});

/**
 * Returns a server that refuses requests before it reads them while it is full: that costs a small part of an answer.
 */
export function sheddingServer(
  handle: RequestListener,
  {
    shedding: { admission, signIns, turnAway: refuse },
    newId,
    ...options
  }: Parameters<typeof createServer>[0] & { readonly shedding: Shedding; readonly newId: () => string },
): Server {
  return createServer(options, (request, response) => {
    const { method = '', url = '', headers } = request;
    // The token is verified only where there is room.
    const priority = priorityOf({ method, route: url, isSignedIn: headers.authorization !== undefined });
    if (!(isSignIn(url) ? signIns : admission).isFull(priority) || ALWAYS.test(url)) return handle(request, response);
    refuse({ request, response, requestId: newId() });
  });
}
