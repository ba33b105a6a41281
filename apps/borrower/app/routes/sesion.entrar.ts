import { redirect } from '@lender/web/redirect';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { takeOver } from '../features/session/take-over.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Where the back-office leads staff, with a token that works once; the address without it follows at once. */
export const loader = async (visit: LoaderFunctionArgs) =>
  redirect(await takeOver(apiOf(visit).call, visit.request.url));
