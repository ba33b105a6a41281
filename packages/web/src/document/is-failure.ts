import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Tells whether an error is a failure of ours. A visitor who left is none, nor is a request that fits no page: anyone
 * can send one, and its content would be in the log.
 */
export const isFailure = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500);
