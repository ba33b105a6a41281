import type { LoaderFunctionArgs } from '@remix-run/node';
import '../site/load-context.ts';

export interface TestVisit extends LoaderFunctionArgs {
  /** The `Set-Cookie` headers of the answer so far. */
  readonly cookies: readonly string[];
}

export interface TestVisitOptions {
  readonly params?: Record<string, string>;
  /** The session, or whatever the visitor's browser carries. */
  readonly cookie?: string;
  /** What a form sends. */
  readonly form?: Record<string, string>;
  /** Any other body, of a visitor that is no browser. */
  readonly body?: { readonly type: string; readonly text: string };
}

/** A request as loaders and actions are given it. */
export function testVisit(url: string, { params = {}, cookie, form, body }: TestVisitOptions = {}): TestVisit {
  const cookies: string[] = [];
  const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': body.type }) };
  const sent = form ? new URLSearchParams(form) : body?.text;
  const request = new Request(url, { headers, ...(sent !== undefined && { method: 'POST', body: sent }) });
  const context = {
    nonce: 'nonce',
    requestId: 'request-1',
    route: '/test',
    clientAddress: '203.0.113.7',
    setCookie: (header: string) => cookies.push(header),
    readStylesheet: () => undefined,
  };
  return { request, params, context, cookies };
}

/** A token as the API makes them, with whatever signature: only the API reads that. */
export const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify({ mfa: false, ...claims })).toString('base64url')}.signature`;

/** The answer that a loader or an action returned or threw; `undefined` when it was data. */
export async function responseOf(answer: () => unknown): Promise<Response | undefined> {
  try {
    const returned = await answer();
    return returned instanceof Response ? returned : undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Where an answer leads. */
export const redirectOf = async (answer: () => unknown): Promise<string | null> =>
  (await responseOf(answer))?.headers.get('location') ?? null;
