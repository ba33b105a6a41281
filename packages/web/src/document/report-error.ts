import type { AppLoadContext, HandleErrorFunction } from '@remix-run/node';
import { pino } from 'pino';
import '../site/load-context.ts';
import { isFailure } from './is-failure.ts';

/** The request in which something broke. */
export interface FailedRequest {
  readonly request: Pick<Request, 'method'>;
  readonly context: Pick<AppLoadContext, 'requestId' | 'route'>;
}

/** What operators are told: the page's pattern in place of its address, and nothing of what was sent. */
export const errorReport = (error: unknown, { request: { method }, context: { requestId, route } }: FailedRequest) => ({
  tag: 'critical',
  requestId,
  method,
  route,
  err: error,
});

const log = pino();

/** Tells the operators that something is broken: one line, which the log's collector turns into an alarm. */
export const reportError = (error: unknown, failed: FailedRequest): void => log.fatal(errorReport(error, failed));

/** The `handleError` of an app's `entry.server`. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isFailure(error, request)) reportError(error, { request, context });
};
