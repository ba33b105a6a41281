/**
 * Returns a path of this site with one more parameter.
 *
 * @example
 * withParameter('/pendientes?tipo=chargeback', 'cerrar', '7') // → '/pendientes?tipo=chargeback&cerrar=7'
 */
export function withParameter(path: string, name: string, value: string): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `${pathname}?${parameters}`;
}
