import { useContext } from 'react';
import type { FailureDetails } from './failure-details.ts';
import { PageContext } from './page-context.ts';

/**
 * What broke in the request of an error page; only while the page is drawn on the server. For staff alone: it tells of the
 * inside.
 */
export const useFailure = (): FailureDetails | undefined => useContext(PageContext).failure;
