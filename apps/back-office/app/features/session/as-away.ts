import { isApiError } from '@lender/sdk';
import { UnsentForm } from '@lender/web/forms';

/** An API that does not answer takes nothing from the page: what was typed is still there to be sent again. */
export function asAway(error: unknown): undefined {
  const fault = error instanceof UnsentForm ? error.cause : error;
  if (isApiError(fault)) return undefined;
  throw fault;
}
