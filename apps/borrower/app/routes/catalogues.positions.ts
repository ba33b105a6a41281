import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { catalogues } from '../features/registration/choices/catalogues.server.ts';
import { apiOf } from '../platform/sdk.server.ts';

/** Returns the positions of an employment status, for a hydrated form. */
export async function loader(visit: LoaderFunctionArgs) {
  const status = new URL(visit.request.url).searchParams.get('status') ?? '';
  return json(await catalogues.employmentPositions(apiOf(visit).call, status));
}
