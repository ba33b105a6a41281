import type { ErrorReporter } from '@lender/error-reports';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { refuse } from './refuse.ts';
import { reportError } from './report-error.ts';

interface Reported {
  readonly log: Logger;
  readonly errors: ErrorReporter;
  /** The page's pattern, by its path. */
  readonly patternOf: (path: string) => string;
}

/**
 * A failure outside the pages, which have error pages of their own: no word about the inside. A request that cannot be
 * read (an address that does not decode) is no failure of ours, and what it says does not reach the log.
 */
export function answerFailure({ log, errors, patternOf }: Reported): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = isBadRequest(error) ? 400 : 500;
    if (status === 500) {
      const context = { requestId: response.locals.requestId, route: patternOf(request.path), errors };
      reportError(error, { request, context }, log);
    }
    if (response.headersSent) return next(error);
    refuse(response, status);
  };
}

const isBadRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;
