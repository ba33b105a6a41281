import { isApiError } from '@lender/sdk';
import { UnsentForm } from '@lender/web/forms';

/**
 * Returns undefined for an API that does not answer, so that the page keeps the typed values; throws any other error.
 */
export function asAway(error: unknown): undefined {
  const fault = error instanceof UnsentForm ? error.cause : error;
  if (isApiError(fault)) return undefined;
  throw fault;
}
