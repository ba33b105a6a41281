import type { ErrorPlace } from './error-reporter.ts';
import { stackFrames } from './stack-frames.ts';

export interface EventFacts {
  readonly id: string;
  readonly at: Date;
  readonly environment: string;
  readonly release: string | undefined;
}

/** Largest number of errors in a chain of causes. */
const LONGEST_CHAIN = 4;

/**
 * Returns the report of an error: its kind, its stack, the place where it happened. Its message is left out, since it
 * may hold whatever a person typed, and no pattern knows every name. The request's id leads to the message in the log.
 */
export function errorEvent(error: unknown, place: ErrorPlace, { id, at, environment, release }: EventFacts) {
  return {
    event_id: id,
    timestamp: at.toISOString(),
    platform: 'node',
    level: place.isCritical ? 'fatal' : 'error',
    environment,
    ...(release !== undefined && { release }),
    transaction: place.name,
    tags: {
      kind: place.kind,
      critical: String(place.isCritical),
      ...(place.requestId && { request_id: place.requestId }),
    },
    // The protocol requires the oldest cause first.
    exception: { values: chainOf(error).map(exceptionOf).toReversed() },
  };
}

function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let last = error; last instanceof Error && last.cause !== undefined && chain.length < LONGEST_CHAIN; ) {
    last = last.cause;
    chain.push(last);
  }
  return chain;
}

const exceptionOf = (error: unknown) => ({
  type: error instanceof Error && /^[A-Za-z]{1,60}$/.test(error.name) ? error.name : 'Unknown',
  value: codeOf(error) ?? 'see the log',
  stacktrace: { frames: error instanceof Error ? stackFrames(error.stack ?? '') : [] },
});

/** Returns PostgreSQL's five characters, or a code of Node or of Fastify. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^(?:[0-9][0-9A-Z]{4}|(?:ERR|FST_ERR)_[A-Z_]{1,60})$/.test(code)
    ? code
    : undefined;
}
