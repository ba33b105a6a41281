import { respond } from '@lender/web/outcome';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { returnFromWidget } from '../features/registration/bank-link/bank-link.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** Where the provider's window leads back. */
export const loader = async (visit: LoaderFunctionArgs) =>
  respond(await returnFromWidget(clientCall(visit), visit.request.url));
