import { isOwnPath } from './own-path.ts';

/** Address of the sign-in page, the same on every site. */
const address = '/ingresar';
const NEXT = 'siguiente';
const NOTICE = 'aviso';
/**
 * A longer return path is left out: no page of ours needs it, and an answer must not carry text that a stranger made
 * up.
 */
const maxNextLength = 300;
const home = '/';

export interface SignInReason<Notice extends string = string> {
  /** Whole address of the requested page, to which the visitor returns. */
  readonly from?: string;
  /** Reason for the new sign-in. */
  readonly notice?: Notice;
}

/**
 * Returns the address of the sign-in page, from which the visitor comes back to the requested page.
 *
 * @example
 * signInPath({ from: 'https://staff.example/colas/open?pagina=2' }) // → '/ingresar?siguiente=%2Fcolas%2Fopen%3Fpagina%3D2'
 */
export function signInPath<Notice extends string>({ from, notice }: SignInReason<Notice> = {}): string {
  const query = new URLSearchParams();
  const next = from === undefined ? home : pathOf(new URL(from));
  if (next !== home) query.set(NEXT, next);
  if (notice) query.set(NOTICE, notice);
  return query.size > 0 ? `${address}?${query}` : address;
}

/** Reads the address of a sign-in page. */
export function readSignInPath(url: string): { readonly next: string; readonly notice: string | null } {
  const { searchParams } = new URL(url);
  return { next: safeNext(searchParams.get(NEXT)), notice: searchParams.get(NOTICE) };
}

/**
 * Returns the page to show after signing in: only one of this site, whatever the address or the form said.
 *
 * @example
 * safeNext('/colas/open') // → '/colas/open'
 * safeNext('//evil.example') // → '/'
 */
export function safeNext(wanted: unknown): string {
  return typeof wanted === 'string' && isOwnPath(wanted) ? pathOf(new URL(wanted, 'https://site.invalid')) : home;
}

/** Returns path and query of a page, without a query that is too long; the first page where the path cannot be used. */
function pathOf({ pathname, search }: URL): string {
  // A path that starts with two slashes would be read as another host.
  if (pathname.startsWith('//')) return home;
  return [pathname + search, pathname].find((path) => path.length <= maxNextLength) ?? home;
}
