/** Path at which an open page renews its session. */
const RENEWAL = '/sesion';
const USE = 'uso';

/** Returns the path at which a page renews its session: by itself, or because its user does something there. */
export const renewalPath = (isUse: boolean): string => (isUse ? `${RENEWAL}?${USE}=1` : RENEWAL);

/**
 * True for a request that no user caused: a page renews its session, reads its lists again, or loads a part. Every
 * request that does not say otherwise counts as such, so that nothing keeps a session open by mistake. A form is an act
 * of the user, and so is a page that the user opens, which browsers say. Clicks and keys inside a page are reported by
 * `renewalPath(true)`.
 */
export function isBackground({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (pathname === RENEWAL) return !searchParams.has(USE);
  return method === 'GET' && headers.get('sec-fetch-user') !== '?1';
}
