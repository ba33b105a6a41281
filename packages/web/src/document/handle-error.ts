import type { HandleErrorFunction } from '@remix-run/node';
import { reportError } from '../site/report-error.ts';
import { keepFailure } from './failure-details.ts';
import { holdForm } from './held-form.ts';
import { isFailure } from './is-failure.ts';

/** The `handleError` of an app's `entry.server`. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const reported = holdForm(error, context);
  if (!reported || !isFailure(reported.failure, request)) return;
  keepFailure(reported.failure, context);
  reportError(reported.failure, { request, context });
};
