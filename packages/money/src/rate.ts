import { fail, ok, type Result } from '@lender/result';

/** An exact number: a fraction in lowest terms whose denominator is positive. */
export interface Rate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * The exact quotient of two whole numbers.
 *
 * @throws RangeError when the denominator is 0
 *
 * @example
 * ratio(30, 360) // → { numerator: 1n, denominator: 12n }
 */
export function ratio(numerator: number | bigint, denominator: number | bigint): Rate {
  const above = BigInt(numerator);
  const below = BigInt(denominator);
  if (below === 0n) throw new RangeError('The denominator of a rate must not be 0');
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

/**
 * Reads a decimal number as it is written, without passing through a float.
 *
 * @param text - digits with an optional sign and decimals, such as `'0.05'`; no exponent, no grouping
 *
 * @example
 * parseRate('1.80') // → { ok: true, value: { numerator: 9n, denominator: 5n } }
 * parseRate('5 %') // → { ok: false, problem: { code: 'not_a_decimal' } }
 */
export function parseRate(text: string): Result<Rate, { readonly code: 'not_a_decimal' }> {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined) return fail({ code: 'not_a_decimal' });
  return ok(ratio(BigInt(sign + whole + decimals), 10n ** BigInt(decimals.length)));
}

/** Pricing parses the same few rates dozens of times, and parsing one costs more than multiplying by it. */
const known = new Map<string, Rate>();
const MOST_KNOWN = 64;
const LONGEST_KNOWN = 50;

/**
 * Returns a rate from text in the code, or text already checked. It cannot be changed: equal texts share one.
 *
 * @throws RangeError when the text is no decimal number
 *
 * @example
 * rate('1.80') // → { numerator: 9n, denominator: 5n }
 */
export function rate(text: string): Rate {
  const again = known.get(text);
  if (again) return again;
  const parsed = parseRate(text);
  if (!parsed.ok) throw new RangeError(`Not a decimal number: ${text}`);
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, Object.freeze(parsed.value));
  return parsed.value;
}

/**
 * Returns the exact product; 1 for no rates.
 *
 * @example
 * multiplyRates(rate('1.80'), ratio(30, 360)) // → { numerator: 3n, denominator: 20n }
 */
export function multiplyRates(...rates: readonly Rate[]): Rate {
  return rates.reduce(
    (product, { numerator, denominator }) => ratio(product.numerator * numerator, product.denominator * denominator),
    { numerator: 1n, denominator: 1n },
  );
}

/**
 * Returns the exact sum; 0 for no rates.
 *
 * @example
 * addRates(rate('1'), rate('0.16')) // → { numerator: 29n, denominator: 25n }
 */
export function addRates(...rates: readonly Rate[]): Rate {
  return rates.reduce(
    (sum, { numerator, denominator }) =>
      ratio(sum.numerator * denominator + numerator * sum.denominator, sum.denominator * denominator),
    { numerator: 0n, denominator: 1n },
  );
}

/**
 * Returns the part of 1 that remains after a discount of this rate.
 *
 * @example
 * complementOf(rate('0.3')) // → { numerator: 7n, denominator: 10n }
 */
export function complementOf({ numerator, denominator }: Rate): Rate {
  return { numerator: denominator - numerator, denominator };
}

/**
 * Number of decimals that are written beyond the bits of the denominator. They write every decimal rate out in full,
 * whatever zeros it begins with; of any other rate they cut off less than its distance from the middle of two doubles.
 */
const DECIMALS = 20;

/**
 * Returns the rate as a number of percent, for display; the nearest double, so not for calculations.
 *
 * @example
 * percentOf(rate('0.07')) // → 7
 */
export function percentOf({ numerator, denominator }: Rate): number {
  const decimals = DECIMALS + denominator.toString(2).length;
  return Number(`${(numerator * 10n ** BigInt(decimals)) / denominator}e${2 - decimals}`);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
