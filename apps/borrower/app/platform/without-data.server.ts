import type { Endpoint } from '@lender/contract';
import type { Answer, Call } from '@lender/sdk';
import type { Api, Visit } from '@lender/web/session';
import { blankReply } from './blank-reply.server.ts';
import { hasQaCookie } from './cookies.server.ts';
import { env } from './env.server.ts';

/**
 * Tells whether pages are shown to a visitor who is no client, and so without data: in sandbox mode, to staff and to
 * holders of its cookie.
 */
export const isWithoutData = ({ request }: Pick<Visit, 'request'>, { account }: Pick<Api, 'account'>): boolean =>
  env.sandboxAllowed && account() !== 'client' && (account() === 'user' || hasQaCookie(request));

/** Tells whether a client may view pages out of order: in sandbox mode, with its cookie. */
export const skipsFlow = ({ request }: Pick<Visit, 'request'>, { account }: Pick<Api, 'account'>): boolean =>
  env.sandboxAllowed && account() === 'client' && hasQaCookie(request);

/** Returns the answer of an endpoint when there is nothing to show. */
const blankAnswer = <E extends Endpoint>(endpoint: E): Answer<E> =>
  ({ ok: true, status: endpoint.status ?? 200, data: blankReply(endpoint) }) as Answer<E>;

/**
 * Returns the API for such a client: a refused read is blank, and so is every later read of the page, since it is about
 * missing data. Other requests are answered by the API alone.
 */
export function blankWhereRefused(call: Call): Call {
  let isBlank = false;
  const answer: Call = async (endpoint, ...rest) => {
    const isRead = endpoint.access === 'client' && endpoint.method === 'GET';
    const given = isRead && isBlank ? undefined : await call(endpoint, ...rest);
    if (given && (given.ok || !isRead)) return given;
    isBlank = true;
    return blankAnswer(endpoint);
  };
  return answer;
}

/**
 * Returns the API for a visitor who is no client: endpoints about a client's own data answer blank, and change nothing.
 */
export function blankClientCalls(call: Call): Call {
  const answer: Call = async (endpoint, ...rest) =>
    endpoint.access === 'client' ? blankAnswer(endpoint) : call(endpoint, ...rest);
  return answer;
}
