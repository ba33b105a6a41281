/** Length of the first stretch of the search, and the growth factor of each next one. */
const FIRST_STRETCH = 0.01;
const STRETCH_GROWTH = 1.25;

/**
 * Finds a root of a continuous function: the positive one nearest to 0, else the negative one nearest to 0.
 *
 * @param bounds - limits of the search; the function must be finite inside
 * @returns undefined when the function keeps its sign
 */
export function rootNearestZero(
  balance: (x: number) => number,
  bounds: { readonly lowest: number; readonly highest: number },
): number | undefined {
  if (balance(0) === 0) return 0;
  return rootTowards(balance, bounds.highest) ?? rootTowards(balance, bounds.lowest);
}

function rootTowards(balance: (x: number) => number, limit: number): number | undefined {
  const isPositive = balance(0) > 0;
  let near = 0;
  let stretch = FIRST_STRETCH;
  while (near !== limit) {
    const far = Math.abs(near) + stretch < Math.abs(limit) ? near + Math.sign(limit) * stretch : limit;
    if (balance(far) > 0 !== isPositive) return bisect(balance, { near, far, isPositive });
    near = far;
    stretch *= STRETCH_GROWTH;
  }
  return undefined;
}

/** Halves the interval until no double is between its ends. */
function bisect(
  balance: (x: number) => number,
  bracket: { readonly near: number; readonly far: number; readonly isPositive: boolean },
): number {
  let { near, far } = bracket;
  for (;;) {
    const middle = near + (far - near) / 2;
    if (middle === near || middle === far) return middle;
    if (balance(middle) > 0 === bracket.isPositive) near = middle;
    else far = middle;
  }
}
