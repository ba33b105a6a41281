import { performance } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Logs one line for each answer. It holds only the fields listed here: the page's pattern, no address of page or
 * visitor, no query, no header, no body.
 */
export function logAccess(log: Logger, patternOf: (path: string) => string): RequestHandler {
  return (request, response, next) => {
    const startMs = performance.now();
    const { method, path } = request;
    response.once('close', () => {
      log.info({
        requestId: response.locals.requestId,
        method,
        route: patternOf(path),
        status: response.statusCode,
        durationMs: Math.round(performance.now() - startMs),
        complete: response.writableFinished,
      });
    });
    next();
  };
}
