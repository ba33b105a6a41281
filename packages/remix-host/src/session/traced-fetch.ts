/** Who asks, and under which name the request is known. */
export interface Trace {
  readonly requestId: string;
  /** IP address of the visitor. */
  readonly clientAddress: string;
}

/** A `fetch` that tells the API which visit a call belongs to: for its log, and for limits that count by visitor. */
export function tracedFetch({ requestId, clientAddress }: Trace): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-request-id', requestId);
    if (clientAddress) request.headers.set('x-forwarded-for', clientAddress);
    return fetch(request);
  };
}
