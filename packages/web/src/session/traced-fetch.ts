import { createHmac } from 'node:crypto';

/** Who asks, and under which name the request is known. */
export interface Trace {
  readonly requestId: string;
  /** IP address of the visitor. */
  readonly clientAddress: string;
  /** What the visitor's browser calls itself. */
  readonly userAgent: string | null;
  /** Nobody does anything: the page asks by itself, for which the API keeps no session open. */
  readonly isBackground?: boolean;
}

/**
 * A `fetch` that tells the API which visit a call belongs to: for its log, for limits that count by visitor, and for what
 * is kept of somebody who agrees to something. The
 * address is signed, so that the API believes it from a site and from nobody else.
 *
 * @param siteKey - base64, shared with the API; without it the API counts all visitors of the site as one
 */
export function tracedFetch(
  { requestId, clientAddress, userAgent, isBackground = false }: Trace,
  siteKey: string | undefined,
): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-request-id', requestId);
    if (isBackground) request.headers.set('x-background', '1');
    if (userAgent) request.headers.set('user-agent', userAgent);
    if (clientAddress && siteKey) {
      request.headers.set('x-visitor-address', clientAddress);
      request.headers.set('x-visitor-signature', signatureOf(clientAddress, siteKey));
    }
    return fetch(request);
  };
}

const signatureOf = (address: string, siteKey: string): string =>
  createHmac('sha256', Buffer.from(siteKey, 'base64')).update(address).digest('base64url');
