import { readSignInPath, signInPath } from '@lender/web/paths';

/**
 * Returns the address to which a client whose session has ended is sent: the sign-in page, and from there back to the
 * page they were on. A client who was already signing in keeps the page to which that led.
 *
 * @example
 * signInAgain(new Request('https://site.example/profile')) // → '/ingresar?siguiente=%2Fprofile&aviso=sesion'
 */
export function signInAgain({ url }: Pick<Request, 'url'>): string {
  const isSigningIn = new URL(url).pathname === signInPath();
  const from = isSigningIn ? new URL(readSignInPath(url).next, url).href : url;
  return signInPath({ from, notice: 'sesion' });
}
