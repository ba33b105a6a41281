import type { HandleErrorFunction } from '@remix-run/node';
import { reportError } from '../site/report-error.ts';
import { keepFailure } from './failure-details.ts';
import { holdForm } from './held-form.ts';
import { isFailure } from './is-failure.ts';

/** The `handleError` of an app's `entry.server`. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const told = holdForm(error, context);
  if (!told || !isFailure(told.failure, request)) return;
  keepFailure(told.failure, context);
  reportError(told.failure, { request, context });
};
