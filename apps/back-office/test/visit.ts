import type { LoaderFunctionArgs } from '@remix-run/node';
import { session } from '../app/platform/cookies.server.ts';

export const site = 'https://staff.quincena.example';

export interface TestVisit extends LoaderFunctionArgs {
  /** The `Set-Cookie` headers of the answer so far. */
  readonly cookies: readonly string[];
}

export interface VisitOptions {
  readonly params?: Record<string, string>;
  /** The session's token; none for a guest. */
  readonly token?: string;
  /** What a form sends. */
  readonly form?: Record<string, string>;
}

/** A token as the API makes them, with whatever signature: only the API reads that. */
export const tokenOf = (claims: object = {}): string =>
  `e30.${Buffer.from(JSON.stringify({ account_type: 'user', mfa: false, ...claims })).toString('base64url')}.signature`;

/** A request as loaders and actions are given it. */
export function visit(path: string, { params = {}, token, form }: VisitOptions = {}): TestVisit {
  const cookies: string[] = [];
  const headers = token ? { cookie: `${session.name}=${token}` } : undefined;
  const request = new Request(site + path, {
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const context = {
    nonce: 'nonce',
    requestId: 'request-1',
    clientAddress: '203.0.113.7',
    setCookie: (header: string) => cookies.push(header),
    readStylesheet: () => undefined,
  };
  return { request, params, context, cookies };
}

/** Where an answer that was thrown or returned leads. */
export async function redirectOf(answer: () => unknown): Promise<string | null> {
  try {
    const response = await answer();
    return response instanceof Response ? response.headers.get('location') : null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

/** The form that a browser would send. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
