import { type Call, createClient, type Refusal } from '@lender/sdk';
import { type AccountType, cookieTokens, isHalfSpent, tokenAccount, tracedFetch } from '@lender/web/session';
import { type AppLoadContext, redirect } from '@remix-run/node';
import { session } from './cookies.server.ts';
import { env } from './env.server.ts';

/** What every loader and action is given. */
export interface Visit {
  readonly request: Request;
  readonly context: AppLoadContext;
}

/** The lending API as one visitor sees it, for the time of one request. */
export interface Api {
  /**
   * Calls an endpoint. A token in the answer (signing in, refreshing) becomes the session by itself, on whatever is
   * answered to the visitor. A token that the API no longer takes ends the session and throws a redirect to sign in.
   */
  readonly call: Call;
  /** Whose session it is; `undefined` for a guest. */
  account(): AccountType | undefined;
  /** Whether the token has lived half its life: then it is renewed on the way, with or without a script. */
  isTokenHalfSpent(): boolean;
  /** Forgets the session. */
  forget(): void;
}

const apis = new WeakMap<AppLoadContext, Api>();

/** The API of this request: the same one in all its loaders. */
export function apiOf(visit: Visit): Api {
  const present = apis.get(visit.context);
  if (present) return present;
  const api = openApi(visit);
  apis.set(visit.context, api);
  return api;
}

function openApi(visit: Visit): Api {
  const tokens = cookieTokens(session, visit, (token) => tokenAccount(token) !== undefined);
  const call = createClient({
    baseUrl: env.apiUrl,
    // A visitor waits for a page, not for the API's own patience.
    timeoutMs: 15_000,
    tokens,
    onUnauthorized: (refusal) => {
      throw redirect(signInPath(refusal));
    },
    fetch: tracedFetch(visit.context, env.siteKey),
  });
  return {
    call,
    account: () => {
      const token = tokens.get();
      return token === undefined ? undefined : tokenAccount(token);
    },
    isTokenHalfSpent: () => isHalfSpent(tokens.get(), Date.now()),
    forget: () => tokens.set(undefined),
  };
}

/** The login page says why somebody is asked again. */
const signInPath = ({ code }: Refusal) => `/ingresar?aviso=${code === 'client_blocked' ? 'bloqueada' : 'sesion'}`;
