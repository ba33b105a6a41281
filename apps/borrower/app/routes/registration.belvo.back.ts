import { respond } from '@lender/web/outcome';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { returnFromWidget } from '../features/registration/bank-link/bank-link.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** Handles the return from the provider's window. */
export const loader = async (visit: LoaderFunctionArgs) =>
  respond(await returnFromWidget(clientCall(visit), visit.request.url));
