/** The scoring host does not look at the case of its paths: `/api/account/v1/credoAppLogin` is `…/credoapplogin`. */
export function lowerCasePath(url: string): string {
  const [path = ''] = url.split('?');
  return /^\/api\/(?:account|datasets)\//i.test(path) ? path.toLowerCase() + url.slice(path.length) : url;
}
