import { createHmac } from 'node:crypto';

/** Sender of a call, and the id of the visitor's request. */
export interface Trace {
  readonly requestId: string;
  /** IP address of the visitor. */
  readonly clientAddress: string;
  /** Name of the visitor's browser, as it gives it. */
  readonly userAgent: string | null;
  /**
   * True when the page itself makes the request, without an action of the visitor; the API keeps no session open for
   * it.
   */
  readonly isBackground?: boolean;
}

/**
 * Returns a `fetch` that gives the API the visit of a call: for its log, for limits that count by visitor, and for the
 * record of a person's consent. The address is signed, so that the API believes it from a site and from no other
 * sender.
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
