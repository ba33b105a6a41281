const home = '/';
/** Any site would do: the check is whether an address leaves its own site. */
const site = 'https://site.invalid';
/** A path from the root, or a query or a fragment of the current page. */
const forms = /^[/?#]/;
/**
 * Characters that browsers leave out, or read as a slash; encoded behind the first slash, those that a router may read
 * as one.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out, so that `/\t/` is `//`
const disguises = /[\u0000-\u001f\u007f]|^[^?#]*\\|^\/%(?:25)*(?:2f|5c)/i;

/**
 * Tells whether a browser that follows this address, by a link, a form, a script or a redirect, stays on this site.
 *
 * @example
 * isOwnPath('/colas/open?pagina=2') // → true
 * isOwnPath('/\\evil.example') // → false
 */
export function isOwnPath(to: string): boolean {
  if (!forms.test(to) || disguises.test(to) || !URL.canParse(to, site)) return false;
  const { origin, pathname } = new URL(to, site);
  // Dot segments may leave two slashes at the start.
  return origin === site && !pathname.startsWith('//');
}

/** Returns the path, where it is one of this site; the first page for anything else. */
export const ownPath = (to: string): string => (isOwnPath(to) ? to : home);
