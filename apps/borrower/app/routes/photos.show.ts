import type { LoaderFunctionArgs } from '@remix-run/node';
import { readPhoto } from '../features/registration/id-photos/photos.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** A client's own photo. */
export async function loader(visit: LoaderFunctionArgs) {
  const { searchParams } = new URL(visit.request.url);
  const wanted = { type: searchParams.get('type'), id: searchParams.get('id') };
  const photo = await readPhoto(clientCall(visit), wanted);
  if (!photo) throw new Response(null, { status: 404 });
  return new Response(photo.bytes, { headers: { 'content-type': photo.mime, 'content-disposition': 'inline' } });
}
