import type { ErrorReporter } from '@lender/error-reports';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { refuse } from './refuse.ts';
import { reportError } from './report-error.ts';

interface Reported {
  readonly log: Logger;
  readonly errors: ErrorReporter;
  /** Returns the pattern of the page at a path. */
  readonly patternOf: (path: string) => string;
}

/**
 * Answers a failure outside the pages, which have their own error pages; reveals no internals. A request that cannot be
 * read (an address that does not decode) is no failure of ours, and its text does not reach the log.
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
