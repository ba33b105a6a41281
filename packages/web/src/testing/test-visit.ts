import { NO_REPORTS } from '@lender/error-reports';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PolicyOpening } from '../site/content-policy.ts';
import '../site/load-context.ts';

export interface TestVisit extends LoaderFunctionArgs {
  /** `Set-Cookie` headers of the answer so far. */
  readonly cookies: readonly string[];
  /** Openings of the page so far. */
  readonly openings: readonly PolicyOpening[];
}

export interface TestVisitOptions {
  readonly params?: Record<string, string>;
  /** Session, or any other cookie of the visitor's browser. */
  readonly cookie?: string;
  /** Fields that a form sends. */
  readonly form?: Record<string, string>;
  /** True when the browser sends it, without a script. */
  readonly isPlain?: boolean;
  /** Any other body, from a client that is no browser. */
  readonly body?: { readonly type: string; readonly text: string };
}

/** Returns a request as loaders and actions receive it. */
export function testVisit(url: string, { params = {}, cookie, form, isPlain, body }: TestVisitOptions = {}): TestVisit {
  const cookies: string[] = [];
  const openings: PolicyOpening[] = [];
  const headers = {
    ...(cookie && { cookie }),
    ...(isPlain && { 'sec-fetch-dest': 'document' }),
    ...(body && { 'content-type': body.type }),
  };
  const sent = form ? new URLSearchParams(form) : body?.text;
  const request = new Request(url, { headers, ...(sent !== undefined && { method: 'POST', body: sent }) });
  const context = {
    nonce: 'nonce',
    requestId: 'request-1',
    route: '/test',
    errors: NO_REPORTS,
    clientAddress: '203.0.113.7',
    setCookie: (header: string) => cookies.push(header),
    openPolicy: (...more: readonly PolicyOpening[]) => void openings.push(...more),
    readStylesheet: () => undefined,
    scriptsOf: () => [],
  };
  return { request, params, context, cookies, openings };
}

/** Returns a token as the API makes it, with an arbitrary signature: only the API reads that. */
export const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify({ mfa: false, ...claims })).toString('base64url')}.signature`;

/** Returns the answer that a loader or an action returned or threw; `undefined` when it was data. */
export async function responseOf(answer: () => unknown): Promise<Response | undefined> {
  try {
    const returned = await answer();
    return returned instanceof Response ? returned : undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Returns the address to which an answer redirects. */
export const redirectOf = async (answer: () => unknown): Promise<string | null> =>
  (await responseOf(answer))?.headers.get('location') ?? null;
