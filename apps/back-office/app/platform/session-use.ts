/** Where an open page renews its session. */
const RENEWAL = '/sesion';
const USE = 'uso';

/** Where a page renews its session: by itself, or because somebody does something there. */
export const renewalPath = (isUse: boolean): string => (isUse ? `${RENEWAL}?${USE}=1` : RENEWAL);

/**
 * Whether nobody does anything by a request: a page renews its session, reads its lists anew, or loads a part. Whatever
 * does not say otherwise is taken for that, so that nothing keeps a session open by mistake. A form is something that somebody
 * does, and so is a page that they open themselves, which browsers say. Clicks and keys inside a page are told by
 * `renewalPath(true)`.
 */
export function isBackground({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (pathname === RENEWAL) return !searchParams.has(USE);
  return method === 'GET' && headers.get('sec-fetch-user') !== '?1';
}
