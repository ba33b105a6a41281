import { readSignInPath, signInPath } from '@lender/web/paths';

/**
 * Where somebody goes whose session has ended: to sign in, and from there back to the page they were on. Who was on
 * that way already keeps where it led.
 *
 * @example
 * signInAgain(new Request('https://site.example/profile')) // → '/ingresar?siguiente=%2Fprofile&aviso=sesion'
 */
export function signInAgain({ url }: Pick<Request, 'url'>): string {
  const isSigningIn = new URL(url).pathname === signInPath();
  const from = isSigningIn ? new URL(readSignInPath(url).next, url).href : url;
  return signInPath({ from, notice: 'sesion' });
}
