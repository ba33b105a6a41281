/** Addresses that a member of staff passed, the one that is shown last. */
export type Trail = readonly string[];

/** Largest number of addresses that are remembered. */
const LONGEST = 20;

const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/**
 * Returns the trail after an address was opened. Another selection on the same page takes its place; the page before is
 * a step back, and is not added again.
 *
 * @example
 * followTrail(['/prestamos?estado=4', '/prestamos/7'], '/prestamos?estado=4') // → ['/prestamos?estado=4']
 */
export function followTrail(trail: Trail, address: string): Trail {
  const path = pathOf(address);
  const [before, current] = [trail.at(-2), trail.at(-1)];
  if (current !== undefined && pathOf(current) === path) return [...trail.slice(0, -1), address];
  if (before !== undefined && pathOf(before) === path) return [...trail.slice(0, -2), address];
  return [...trail, address].slice(-LONGEST);
}
