import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { catalogues } from '../features/registration/choices/catalogues.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** Returns the districts that fit an address, for a hydrated form. */
export async function loader(visit: LoaderFunctionArgs) {
  const { searchParams } = new URL(visit.request.url);
  const typed = { postalCode: searchParams.get('postalCode') ?? '', city: searchParams.get('city') ?? '' };
  return json(await catalogues.districts(clientCall(visit), typed));
}
