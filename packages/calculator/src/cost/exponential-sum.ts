/** One term aᵢ·e^(−tᵢ·x) of a sum. */
export interface Term {
  readonly amount: number;
  readonly years: number;
}

/** Terms in order of their years: no amount is 0, and no two have the same years. */
export type Terms = readonly Term[];

/**
 * Place where a sum changes its sign; or has the sign 0, where it turns so near to 0 that doubles cannot show on which
 * side.
 */
export interface Root {
  readonly at: number;
  readonly sign: number;
}

/**
 * Share of the largest amount's exponent that the unit of money gets, so that the unit is a double, however large or
 * small that amount is.
 */
const ROOM = 0.9;

/**
 * Adds up terms with the same years, in a unit of money that avoids overflow; a power of two, so nothing is rounded.
 */
export function termsOf(flows: readonly Term[]): Terms {
  const largest = flows.reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
  const unit = 2 ** Math.trunc(Math.log2(largest) * ROOM);
  const sums: { amount: number; years: number }[] = [];
  for (const { amount, years } of [...flows].sort((one, other) => one.years - other.years)) {
    const last = sums.at(-1);
    if (last?.years === years) last.amount += amount / unit;
    else sums.push({ amount: amount / unit, years });
  }
  return sums.filter(({ amount }) => amount);
}

/** Beyond this, e^x is no double, whatever the unit of time. */
const FARTHEST = 1e9;

/**
 * Returns every x at which the terms sum to 0, in order.
 *
 * A sum whose amounts change their sign once is 0 at one place (Descartes's rule, which holds for exponentials too). A
 * sum with more changes is multiplied by e^(λ·x), with λ between two terms of different sign: its derivative has one
 * change less, and between two roots of the derivative the sum is monotonic.
 */
export function rootsOf(terms: Terms): readonly Root[] {
  const change = changeFrom(terms, 1);
  const [before, after, last] = [terms[change - 1], terms[change], terms.at(-1)];
  if (!before || !after || !last) return [];
  const low = { at: -FARTHEST, sign: Math.sign(last.amount) };
  if (changeFrom(terms, change + 1) === terms.length)
    return [{ at: rootBetween(terms, low, FARTHEST), sign: -low.sign }];
  const middle = (before.years + after.years) / 2;
  const turns = rootsOf(termsOf(terms.map(({ amount, years }) => ({ amount: amount * (middle - years), years }))));
  return rootsBetween(terms, [low.at, ...turns.map(({ at }) => at), FARTHEST]);
}

/**
 * Returns the first index from `start` whose amount differs in sign from the one before; the length if there is none.
 */
function changeFrom(terms: Terms, start: number): number {
  for (let at = start; at < terms.length; at++)
    if (Math.sign(terms[at - 1]?.amount ?? 0) * Math.sign(terms[at]?.amount ?? 0) < 0) return at;
  return terms.length;
}

/** Returns the roots of the sum, given the places between which it is monotonic. */
function rootsBetween(terms: Terms, places: readonly number[]): readonly Root[] {
  const roots: Root[] = [];
  let low: Root | undefined;
  for (const at of places) {
    const { share } = lookAt(terms, at);
    const high = { at, sign: Math.abs(share) < ROUNDING ? 0 : Math.sign(share) };
    if (high.sign === 0) roots.push(high);
    else if (low && low.sign * high.sign < 0) roots.push({ ...high, at: rootBetween(terms, low, at) });
    low = high;
  }
  return roots;
}

/** Largest rounding error of a sum of doubles, as a share of the amounts added up. */
const ROUNDING = 8 * Number.EPSILON;
/** Up to this value of years times x, growth is calculated apart from the amounts, so that it keeps its precision. */
const NEAR = 0.1;

interface Look {
  /** The sum, as a share of the amounts added up: from -1 to 1. */
  readonly share: number;
  /** Newton's step from here, on the logarithm of the positive part over the negative part. */
  readonly step: number;
}

function lookAt(terms: Terms, x: number): Look {
  const longest = terms.at(-1)?.years ?? 0;
  // Near 0, e^y − 1 keeps the cost of a nearly free loan from being lost beside the principal.
  const base = Math.abs(x) * longest < NEAR ? 1 : 0;
  const largest = base ? 0 : -x * (x > 0 ? (terms[0]?.years ?? 0) : longest);
  let [surplus, change, size, timed, timedSize] = [0, 0, 0, 0, 0];
  for (const { amount, years } of terms) {
    const exponent = -years * x - largest;
    const grown = base ? Math.expm1(exponent) : Math.exp(exponent);
    const worth = amount * (base + grown);
    surplus += base * amount;
    change += amount * grown;
    size += Math.abs(worth);
    timed += worth * years;
    timedSize += Math.abs(worth) * years;
  }
  const share = (surplus + change) / size;
  return { share, step: (Math.atanh(share) * (1 - share * share) * size) / (timed - timedSize * share) };
}

/** More steps than any sum needs, except one whose logarithm is almost flat. */
const MOST_STEPS = 60;
/** After a step below this share of x, the next one would be too small for a double. */
const SMALL_STEP = 1e-10;

/** Finds a root by Newton's steps between two places of different sign; takes the middle where a step leaves them. */
function rootBetween(terms: Terms, { at, sign }: Root, end: number): number {
  let [low, high] = [at, end];
  let x = (low + high) / 2;
  for (let steps = 0; ; steps++) {
    const { share, step } = lookAt(terms, x);
    const newton = x + step;
    if (Math.abs(step) <= SMALL_STEP * Math.abs(x)) return newton;
    if (Math.sign(share) === sign) low = x;
    else high = x;
    const isInside = newton > low && newton < high && steps < MOST_STEPS;
    x = isInside ? newton : (low + high) / 2;
    if (x === low || x === high) return x;
  }
}
