import { performance } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** One line for each answer. Only what is listed here is written: no query, no header, no body, no address. */
export function logAccess(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startMs = performance.now();
    const { method, path } = request;
    response.once('close', () => {
      log.info({
        requestId: response.locals.requestId,
        method,
        path,
        status: response.statusCode,
        durationMs: Math.round(performance.now() - startMs),
        complete: response.writableFinished,
      });
    });
    next();
  };
}
