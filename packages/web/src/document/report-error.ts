import type { HandleErrorFunction } from '@remix-run/node';
import { pino } from 'pino';
import { isFailure } from './is-failure.ts';

const log = pino();

/**
 * Tells the operators that something is broken. One line, tagged critical, which the log's collector turns into an
 * alarm; the path without its query, and nothing of what was sent.
 */
export function reportError(error: unknown, request: Request): void {
  const { method, url, headers } = request;
  const { pathname } = new URL(url);
  log.fatal({ tag: 'critical', requestId: headers.get('x-request-id'), method, path: pathname, err: error });
}

/** The `handleError` of an app's `entry.server`. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isFailure(error, request)) reportError(error, request);
};
