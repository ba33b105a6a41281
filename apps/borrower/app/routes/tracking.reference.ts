import { redirect } from '@lender/web/redirect';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { clientCall } from '../journey/client-call.server.ts';
import { requireClient } from '../platform/current-client.server.ts';
import { env } from '../platform/env.server.ts';
import { startOfCollector } from '../tracking/collector-start.server.ts';

/** Typed into the address bar, it starts nothing. */
export const loader = () => redirect('/flow');

export async function action(visit: ActionFunctionArgs) {
  const call = clientCall(visit);
  const client = await requireClient(visit);
  return json(await startOfCollector(visit, { call, client, collector: env.tools.collector, fetch }));
}
