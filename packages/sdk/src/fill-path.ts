/**
 * Fills the `{name}` parts of a path, each encoded.
 *
 * @throws TypeError when a parameter is missing, empty, `.` or `..`: such a path would reach another endpoint.
 *
 * @example
 * fillPath('/loan/{id}/ledger', { id: 'a b' }) // → '/loan/a%20b/ledger'
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? String(params[name] ?? '') : '';
    // Names the parameter as a schema does.
    if (value === '' || value === '.' || value === '..')
      throw Object.assign(new TypeError(`path parameter ${name} is missing`), { issues: [{ path: [name] }] });
    return encodeURIComponent(value);
  });
}
