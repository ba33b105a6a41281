import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

/** Headers by which a browser says where a request comes from. */
export interface RequestSource {
  /** Header `Origin`; the text `null` when the browser hides it. */
  readonly origin: string | undefined;
  /** Header `Host`. */
  readonly host: string | undefined;
  /** Header `Sec-Fetch-Site`; older browsers and programs send none. */
  readonly fetchSite: string | undefined;
  /** Header `Referer`, used when the other two are missing. */
  readonly referer: string | undefined;
}

/**
 * Tells whether a request that changes something comes from this site's own pages. One that does not say where it comes
 * from does not.
 *
 * `publicOrigin` is the site's address where a proxy changes the host.
 */
export function isFromOwnOrigin({ origin, host, fetchSite, referer }: RequestSource, publicOrigin: string): boolean {
  if (origin !== undefined) return isOwn(origin, host, publicOrigin);
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return referer !== undefined && isOwn(referer, host, publicOrigin);
}

/** A page that came in plain text is no proof for a site with TLS: anyone on the way may have written it. */
function isOwn(address: string, host: string | undefined, publicOrigin: string): boolean {
  if (!URL.canParse(address)) return false;
  const from = new URL(address);
  const isDowngraded = from.protocol === 'http:' && publicOrigin.startsWith('https:');
  return from.origin === publicOrigin || (from.host === host && !isDowngraded);
}

const safeMethods = new Set(['GET', 'HEAD']);

/** Answers 403 to a form or a script from another site. */
export function refuseForeignOrigins(publicOrigin: string): RequestHandler {
  return (request, response, next) => {
    const source = {
      origin: request.get('origin'),
      host: request.get('host'),
      fetchSite: request.get('sec-fetch-site'),
      referer: request.get('referer'),
    };
    if (safeMethods.has(request.method)) return next();
    if (!isFromOwnOrigin(source, publicOrigin)) return refuse(response, 403);
    // Remix compares once more, and breaks where a proxy changed the host: it gets the host that we compared with.
    if (source.origin !== undefined) request.headers['x-forwarded-host'] = new URL(source.origin).host;
    next();
  };
}
