import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../../services.ts';
import { failureEnvelope, UNAVAILABLE } from '../send-failure.ts';
import { rateLimited } from './rate-limited.ts';

/**
 * Shortest wait before a caller may try again, and its random spread, in seconds: callers must not return all at the
 * same moment.
 */
const [AGAIN_SECONDS, AGAIN_SPREAD] = [1, 3];
const REPORT_EVERY_MS = 1_000;
/**
 * Rate of refusals: slow enough to leave most of a process to the requests that were let in. As many connections wait
 * for a refusal as may be open.
 */
export const RATE = { perSecond: 3_000, most: 16_000 };

const STANDS_FOR_ID = 'the id';
/** Body of a refusal, except for the request's id. */
const ENVELOPE = JSON.stringify(failureEnvelope(UNAVAILABLE, STANDS_FOR_ID));
const HEADERS = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
].flat();

/** Exchange with a caller that is refused. */
export interface RefusedExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

/**
 * Refuses with a time to try again, at a limited rate: a crowd that tries again without waiting would otherwise keep
 * the process busy with nothing else. Where even that is too much, it closes the connection. The number of refusals is
 * logged once a second.
 */
export function refuseEarly(
  { log, randomInt }: Pick<Services, 'log' | 'randomInt'>,
  rate: typeof RATE,
): (exchange: RefusedExchange) => void {
  let refused = 0;
  const note = (): void => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ event: 'overload', turnedAway: refused });
      refused = 0;
    }, REPORT_EVERY_MS).unref();
  };
  const notify = rateLimited(({ request, response, requestId }: RefusedExchange) => {
    const body = ENVELOPE.replace(STANDS_FOR_ID, requestId);
    const headers = [...HEADERS, 'content-length', `${body.length}`, 'x-request-id', requestId];
    // Headers have the shape that Node takes as it is: there are thousands of these a second.
    response.writeHead(UNAVAILABLE.status, [...headers, 'retry-after', `${AGAIN_SECONDS + randomInt(AGAIN_SPREAD)}`]);
    response.end(body);
    request.resume();
  }, rate);
  return (exchange) => {
    note();
    if (!notify(exchange)) exchange.response.destroy();
  };
}
