import { safeNext } from '@lender/web/paths';

/** Returns the address of this site from which a document was opened, as its browser says; undefined where it says none. */
export function cameFrom({ headers, url }: Request): string | undefined {
  const referer = headers.get('referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  const own = headers.get('host') ?? new URL(url).host;
  return host === own ? safeNext(pathname + search) : undefined;
}
