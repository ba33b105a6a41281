import { decodeWire, getAffiliateLead, type Reply } from '@lender/contract';
import { type Call, isApiError } from '@lender/sdk';
import { sessionCookie } from '@lender/web/session';

export type Lead = Reply<typeof getAffiliateLead>;

const halfHourSeconds = 1_800;
const cookie = sessionCookie({ name: '__Host-lead', maxAgeSeconds: halfHourSeconds });

/** Query parameter that names the lead with which a partner sent a visitor. */
const PARAMETER = 'lead';

interface Visited {
  readonly call: Call;
  readonly request: Request;
  readonly setCookie: (header: string) => void;
}

/**
 * Reads what a partner knows about the visitor whom it sent in the last half hour. Nothing where no partner sent them,
 * where the lead is too old, or where the API does not answer: it only saves typing.
 */
export async function readLead({ call, request, setCookie }: Visited): Promise<Lead | undefined> {
  const named = new URL(request.url).searchParams.get(PARAMETER);
  const params = decodeWire(getAffiliateLead.params(), { id: named ?? cookie.read(request) });
  if (!params.ok) return undefined;
  if (named !== null) setCookie(cookie.write(params.value.id));
  const answer = await call(getAffiliateLead, { params: params.value }).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
  });
  return answer?.ok ? answer.data : undefined;
}
