import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFile } from '../features/registration/uploads/stored-file.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** Returns a client's own file: a photo, or a page of a document. */
export async function loader(visit: LoaderFunctionArgs) {
  const { searchParams } = new URL(visit.request.url);
  const wanted = { type: searchParams.get('type'), id: searchParams.get('id') };
  const file = await readFile(clientCall(visit), wanted);
  if (!file) throw new Response(null, { status: 404 });
  const disposition = file.isPicture ? 'inline' : 'attachment; filename="archivo.pdf"';
  return new Response(file.bytes, { headers: { 'content-type': file.mime, 'content-disposition': disposition } });
}
