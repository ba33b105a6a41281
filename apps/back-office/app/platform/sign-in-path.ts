/** Why somebody who was signed in is asked again. */
export type SignInNotice = 'sesion';

const home = '/';

/**
 * Where to sign in, so that one comes back to the page asked for.
 *
 * @example
 * signInPath('https://staff.example/colas/open?pagina=2') // → '/ingresar?siguiente=%2Fcolas%2Fopen%3Fpagina%3D2'
 */
export function signInPath(url: string, notice?: SignInNotice): string {
  const { pathname, search } = new URL(url);
  const query = new URLSearchParams();
  if (pathname !== home) query.set('siguiente', pathname + search);
  if (notice) query.set('aviso', notice);
  return query.size > 0 ? `/ingresar?${query}` : '/ingresar';
}

/**
 * The page to show after signing in: only one of this site, whatever the address said.
 *
 * @example
 * safeNext('/colas/open') // → '/colas/open'
 * safeNext('//evil.example') // → '/'
 */
export function safeNext(wanted: string | null): string {
  const site = 'https://staff.invalid';
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, site)) return home;
  const { origin, pathname, search } = new URL(wanted, site);
  // A path that starts with two slashes would be read as another host.
  return origin === site && !pathname.startsWith('//') ? pathname + search : home;
}
