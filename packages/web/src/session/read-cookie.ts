/**
 * Returns the value of a cookie as written in a `Cookie` header; `undefined` when there is none of that name.
 *
 * @example
 * readCookie('a=1; b=2', 'b') // → '2'
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
