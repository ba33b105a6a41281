import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import { atPace } from './at-pace.ts';
import { failureEnvelope, UNAVAILABLE } from './send-failure.ts';

/**
 * Shortest wait before a caller may try again, and its random spread, in seconds: callers must not return all at the
 * same moment.
 */
const [AGAIN_SECONDS, AGAIN_SPREAD] = [1, 3];
const TOLD_EVERY_MS = 1_000;
/**
 * Rate of refusals: slow enough to leave most of a process to the requests that were let in. As many connections wait
 * for a refusal as may be open.
 */
export const PACE = { perSecond: 3_000, most: 16_000 };

const STANDS_FOR_ID = 'the id';
/** Body of a refusal, except for the request's id. */
const ENVELOPE = JSON.stringify(failureEnvelope(UNAVAILABLE, STANDS_FOR_ID));
const HEADERS = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
].flat();

/** Exchange with a caller that is refused. */
export interface TurnedAway {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
}

/**
 * Refuses with a time to try again, at a limited rate: a crowd that tries again without waiting would otherwise keep
 * the process busy with nothing else. Where even that is too much, it closes the connection. The number of refusals is
 * logged once a second.
 */
export function turningAway(
  { log, randomInt }: Pick<Services, 'log' | 'randomInt'>,
  pace: typeof PACE,
): (exchange: TurnedAway) => void {
  let turnedAway = 0;
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
    // Headers have the shape that Node takes as it is: there are thousands of these a second.
    response.writeHead(UNAVAILABLE.status, [...headers, 'retry-after', `${AGAIN_SECONDS + randomInt(AGAIN_SPREAD)}`]);
    response.end(body);
    request.resume();
  }, pace);
  return (exchange) => {
    note();
    if (!tell(exchange)) exchange.response.destroy();
  };
}
