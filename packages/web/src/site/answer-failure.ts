import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { refuse } from './refuse.ts';

/**
 * A failure outside the pages, which have error pages of their own: no word about the inside. A request that cannot be
 * read (an address that does not decode) is no failure of ours, and what it says does not reach the log.
 */
export function answerFailure(log: Logger): ErrorRequestHandler {
  return (error: unknown, _, response, next) => {
    const status = isBadRequest(error) ? 400 : 500;
    if (status === 500) log.error({ requestId: response.locals.requestId, err: error });
    if (response.headersSent) return next(error);
    refuse(response, status);
  };
}

const isBadRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;
