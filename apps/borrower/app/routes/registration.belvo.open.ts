import { respond } from '@lender/web/outcome';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { openWidget } from '../features/registration/bank-link/bank-link.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** A link, not a form: the page's policy allows forms no other target. */
export const loader = async (visit: LoaderFunctionArgs) => respond(await openWidget(clientCall(visit)));
