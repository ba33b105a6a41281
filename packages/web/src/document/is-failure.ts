import { isRouteErrorResponse } from '@remix-run/react';

/**
 * Whether an error is a failure of ours. A visitor who left is none, nor is a request that fits no page: anybody can
 * send one, and what it says would stand in the log.
 */
export const isFailure = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500);
