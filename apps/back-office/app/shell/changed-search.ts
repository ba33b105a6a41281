/** Parameters of what is open only for a moment: the next step on the page closes it. */
const PASSING = ['decidir', 'mostrar', 'pedir', 'decidida'] as const;

/**
 * Returns the address of the same page with other parameters. Forms that are open for a moment are closed, unless
 * named.
 *
 * @param changes - `null` removes a parameter
 *
 * @example
 * changedSearch('?ver=buro&decidir=approve', { ver: 'ingreso' }) // → '?ver=ingreso'
 */
export function changedSearch(search: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(search);
  for (const name of PASSING) parameters.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}`;
}
