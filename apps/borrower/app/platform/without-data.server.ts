import type { Call } from '@lender/sdk';
import type { Api, Visit } from '@lender/web/session';
import { blankReply } from './blank-reply.server.ts';
import { hasQaCookie } from './cookies.server.ts';
import { env } from './env.server.ts';

/**
 * Whether pages are shown to somebody who is no client, and so without data: in sandbox mode, to staff and to holders of
 * its cookie.
 */
export const isWithoutData = ({ request }: Pick<Visit, 'request'>, { account }: Pick<Api, 'account'>): boolean =>
  env.sandboxAllowed && account() !== 'client' && (account() === 'user' || hasQaCookie(request));

/** The API to such a visitor: what is a client's own is answered blank, and changes nothing. */
export function blankClientCalls(call: Call): Call {
  const answer: Call = async (endpoint, ...rest) =>
    endpoint.access === 'client'
      ? ({ ok: true, status: endpoint.status ?? 200, data: blankReply(endpoint) } as Awaited<
          ReturnType<typeof call<typeof endpoint>>
        >)
      : call(endpoint, ...rest);
  return answer;
}
