import { listWebhooks } from '@lender/contract';
import { openApi } from '@lender/contract/openapi';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireStaff } from '../platform/sdk.server.ts';
import { unreadable } from '../platform/unreadable.ts';

/** Sends the document of all the server's calls, for programs: the same that the server itself serves. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await requireStaff(args)(listWebhooks);
  if (!answer.ok) throw unreadable('the webhooks', answer.refusal);
  return new Response(JSON.stringify(openApi(), null, 2), {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="openapi.json"',
    },
  });
}
