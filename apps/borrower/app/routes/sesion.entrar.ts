import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { takeOver } from '../features/sessions/take-over.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/**
 * Takes over a session for staff who come from the back-office, with a token that works once; redirects at once to an
 * address without it.
 */
export const loader = async (visit: LoaderFunctionArgs) =>
  redirect(await takeOver(apiOf(visit).call, visit.request.url));
