import type { RequestHandler } from 'express';

/** What a browser says about where a request comes from. */
export interface RequestSource {
  /** Header `Origin`; `null` as text when the browser hides it. */
  readonly origin: string | undefined;
  /** Header `Host`. */
  readonly host: string | undefined;
  /** Header `Sec-Fetch-Site`; older browsers and programs send none. */
  readonly fetchSite: string | undefined;
}

/**
 * Whether a request that changes something comes from this site's own pages.
 *
 * `publicOrigin` is the site's address where a proxy changes the host.
 */
export function isFromOwnOrigin({ origin, host, fetchSite }: RequestSource, publicOrigin: string): boolean {
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Answers 403 to a form or a script of another site. */
export function refuseForeignOrigins(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    const source = {
      origin: request.get('origin'),
      host: request.get('host'),
      fetchSite: request.get('sec-fetch-site'),
    };
    if (safeMethods.has(request.method) || isFromOwnOrigin(source, publicOrigin)) next();
    else response.status(403).type('text').send('The request comes from another site.');
  };
}
