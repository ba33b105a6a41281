import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { priceOf } from '../features/review/price/price.server.ts';
import { requireStaff } from '../platform/sdk.server.ts';
import { uuidParam } from '../platform/uuid-param.ts';

/** Returns what an amount would cost the client of a case, while it is being typed. */
export async function loader(args: LoaderFunctionArgs) {
  const call = requireStaff(args);
  const search = new URL(args.request.url).searchParams;
  return json(await priceOf(call, uuidParam(search.get('cliente') ?? undefined), search));
}
