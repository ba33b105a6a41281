import type { LoaderFunctionArgs } from '@remix-run/node';
import { readBarcode } from '../features/loan/my-loan.server.ts';
import { clientCall } from '../journey/client-call.server.ts';

/** The bars that a store scans. */
export async function loader(visit: LoaderFunctionArgs) {
  const barcode = await readBarcode(clientCall(visit));
  if (barcode.kind !== 'picture') return new Response(null, { status: barcode.kind === 'none' ? 404 : 502 });
  return new Response(barcode.body, { headers: { 'content-type': barcode.mime, 'cache-control': 'no-store' } });
}
