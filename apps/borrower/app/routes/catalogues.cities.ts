import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { catalogues } from '../features/registration/choices/catalogues.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Returns the cities of a state, for a hydrated form. */
export async function loader(visit: LoaderFunctionArgs) {
  const region = new URL(visit.request.url).searchParams.get('region') ?? '';
  return json(await catalogues.cities(apiOf(visit).call, region));
}
