/**
 * Returns a path in lower case, since the scoring host ignores case: `/api/account/v1/credoAppLogin` is
 * `…/credoapplogin`.
 */
export function lowerCasePath(url: string): string {
  const [path = ''] = url.split('?');
  return /^\/api\/(?:account|datasets)\//i.test(path) ? path.toLowerCase() + url.slice(path.length) : url;
}
