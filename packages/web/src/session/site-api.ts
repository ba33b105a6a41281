import { type Call, createLendingClient, type Refusal } from '@lender/sdk';
import type { AppLoadContext } from '@remix-run/node';
import { cookieTokens } from './cookie-tokens.ts';
import type { SessionCookie } from './session-cookie.ts';
import { leadToSignIn } from './session-end.ts';
import { type AccountType, endOfToken, isHalfSpent, tokenAccount, unfinishedAccount } from './token-account.ts';
import { tracedFetch } from './traced-fetch.ts';
import type { Visit } from './visit.ts';

/** The lending API for one visitor and one request. */
export interface Api {
  /**
   * Calls an endpoint. A token in the answer (signing in, refreshing) becomes the session by itself, whatever the
   * visitor is answered. A token that the API no longer accepts ends the session and throws a redirect to sign in.
   */
  readonly call: Call;
  /**
   * Returns the kind of account that the session claims; `undefined` for a guest. Only the API knows whether it is true
   * and still valid.
   */
  account(): AccountType | undefined;
  /** Tells whether half of the token's life is over: then it is refreshed on the way, with or without a script. */
  isTokenHalfSpent(): boolean;
  /**
   * Returns the moment when the token ends, in milliseconds of the clock; it does not outlive its session. `undefined`
   * for a guest.
   */
  tokenEndsAt(): number | undefined;
  /** Forgets the session. */
  forget(): void;
}

export interface SiteApiOptions {
  readonly session: SessionCookie;
  /** Kinds of account whose tokens are sessions of this site; a token of any other kind counts as none. */
  readonly accounts: readonly AccountType[];
  /**
   * True on the pages where a sign-in is finished: only tokens that owe the second factor count. @default those that
   * owe nothing
   */
  readonly ofUnfinished?: true;
  /** Address of the lending API. */
  readonly apiUrl: string;
  /** Key that signs the visitor's address for the API; without it all visitors share the API's limits. */
  readonly siteKey: string | undefined;
  /** Returns the page for a visitor whose token the API no longer accepts. */
  readonly onSessionEnd: (visit: Visit, refusal: Refusal) => string;
  /** Tells whether the page itself made the request, without an action of the visitor. @default never */
  readonly isBackground?: (request: Request) => boolean;
}

/** Shorter than the API's own limit, since a visitor waits for the page. */
export const READ_TIMEOUT_MS = 15_000;
/** Longest wait for a call that changes something, with a file or a signature; as long as the API may take. */
export const WRITE_TIMEOUT_MS = 180_000;

/**
 * Opens the API of a site for each request: the same one in all loaders of a request, with that visitor's session.
 *
 * @example
 * export const apiOf = siteApi({ session, accounts: ['user'], apiUrl, siteKey, onSessionEnd: () => '/ingresar' })
 * const answer = await apiOf(visit).call(getCase, { params: { id } })
 */
export function siteApi(options: SiteApiOptions): (visit: Visit) => Api {
  const apis = new WeakMap<AppLoadContext, Api>();
  return (visit) => {
    const api = apis.get(visit.context) ?? openApi(visit, options);
    apis.set(visit.context, api);
    return api;
  };
}

const askedBy = ({ headers }: Request) => ({ userAgent: headers.get('user-agent') });

function openApi(
  visit: Visit,
  { session, accounts, ofUnfinished, apiUrl, siteKey, onSessionEnd, isBackground = () => false }: SiteApiOptions,
): Api {
  const accountIn = ofUnfinished ? unfinishedAccount : tokenAccount;
  const accountOf = (token: string) => accounts.find((account) => account === accountIn(token));
  const tokens = cookieTokens(session, visit, (token) => accountOf(token) !== undefined);
  const options = {
    baseUrl: apiUrl,
    tokens,
    onUnauthorized: (refusal: Refusal) => {
      throw leadToSignIn(visit, onSessionEnd(visit, refusal));
    },
    fetch: tracedFetch(
      { ...visit.context, ...askedBy(visit.request), isBackground: isBackground(visit.request) },
      siteKey,
    ),
  };
  const read = createLendingClient({ ...options, timeoutMs: READ_TIMEOUT_MS });
  const write = createLendingClient({ ...options, timeoutMs: WRITE_TIMEOUT_MS });
  const call: Call = (endpoint, ...sent) => (endpoint.method === 'GET' ? read : write)(endpoint, ...sent);
  return {
    call,
    account: () => accountOf(tokens.get() ?? ''),
    isTokenHalfSpent: () => isHalfSpent(tokens.get(), Date.now()),
    tokenEndsAt: () => endOfToken(tokens.get()),
    forget: () => tokens.set(undefined),
  };
}
