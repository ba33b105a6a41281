import type { LoaderFunctionArgs } from '@remix-run/node';
import { showPhoto } from '../features/documents/photos.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** A client's own photo. */
export function loader(visit: LoaderFunctionArgs) {
  const { searchParams } = new URL(visit.request.url);
  return showPhoto(clientCall(visit), { type: searchParams.get('type'), id: searchParams.get('id') });
}
