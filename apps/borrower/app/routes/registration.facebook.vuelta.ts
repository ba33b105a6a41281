import { respond } from '@lender/web/outcome';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { comeBackFromFacebook } from '../features/registration/facebook/facebook.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** Handles the return from Facebook. */
export const loader = async (visit: LoaderFunctionArgs) =>
  respond(await comeBackFromFacebook(clientCall(visit), visit.request.url));
