import { type Call, createClient } from '@lender/sdk';
import { cookieTokens, tokenAccount, tracedFetch } from '@lender/web/session';
import { type AppLoadContext, redirect } from '@remix-run/node';
import { session } from './cookies.server.ts';
import { env } from './env.server.ts';
import { signInPath } from './sign-in-path.ts';

/** What every loader and action is given. */
export interface Visit {
  readonly request: Request;
  readonly context: AppLoadContext;
}

/** The lending API as one visitor sees it, for the time of one request. */
export interface Api {
  /**
   * Calls an endpoint. A token in the answer (signing in, renewing) becomes the session by itself, on whatever is
   * answered to the visitor. A token that the API no longer takes ends the session and throws a redirect to sign in.
   */
  readonly call: Call;
  /** Whether the visitor has a session; the API alone knows whether it still stands. */
  isSignedIn(): boolean;
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

/** The API for a page that only staff may see; a guest is sent to sign in and comes back afterwards. */
export function requireStaff(visit: Visit): Call {
  const api = apiOf(visit);
  if (!api.isSignedIn()) throw redirect(signInPath(visit.request.url));
  return api.call;
}

function openApi(visit: Visit): Api {
  const tokens = cookieTokens(session, visit, (token) => tokenAccount(token) === 'user');
  const call = createClient({
    baseUrl: env.apiUrl,
    tokens,
    onUnauthorized: () => {
      throw redirect(signInPath(visit.request.url, 'sesion'));
    },
    fetch: tracedFetch(visit.context, env.siteKey),
  });
  return { call, isSignedIn: () => tokens.get() !== undefined, forget: () => tokens.set(undefined) };
}
