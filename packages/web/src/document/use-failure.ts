import { useContext } from 'react';
import type { FailureDetails } from './failure-details.ts';
import { PageContext } from './page-context.ts';

/**
 * Returns the failure in the request of an error page; only while the page is drawn on the server. For staff alone: it
 * reveals internals.
 */
export const useFailure = (): FailureDetails | undefined => useContext(PageContext).failure;
