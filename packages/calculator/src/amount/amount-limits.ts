import { type Centavos, centavos } from '@lender/money';

/** Limits and step of the calculator's slider and input. */
export interface AmountLimits {
  readonly minCentavos: Centavos;
  readonly maxCentavos: Centavos;
  /** Distance between two stops; stops are multiples of it, counted from 0. */
  readonly stepCentavos: Centavos;
}

/** The lender's limits, as the server configures them. */
export interface AmountConfig {
  readonly minMainCentavos: Centavos;
  readonly minAdditionalCentavos: Centavos;
  /** Largest amount that any borrower may have. */
  readonly maxCentavos: Centavos;
  readonly stepCentavos: Centavos;
  /** Limits of the new-client tab: a first loan. */
  readonly first: AmountRange;
  /** Limits of the repeated-client tab. */
  readonly repeated: AmountRange;
}

export interface AmountRange {
  readonly minCentavos: Centavos;
  readonly maxCentavos: Centavos;
}

/** The new-client tab (0) or the repeated-client tab (1). */
export type CalculatorTab = 0 | 1;

/** Borrower whose limits are asked for. */
export type Borrower =
  | { readonly kind: 'guest'; readonly tab: CalculatorTab }
  | { readonly kind: 'first' | 'repeated' | 'additional'; readonly availableCentavos: Centavos }
  /** A client who was offered more than the requested amount: from the application's principal upwards. */
  | { readonly kind: 'increase'; readonly availableCentavos: Centavos; readonly principalCentavos: Centavos };

/**
 * Returns the limits of a borrower. A signed-in client may borrow the amount available to them; when that is less than
 * the minimum, the minimum is 0 and the slider is disabled.
 *
 * @example
 * const config = {
 *   minMainCentavos: centavos(100000),
 *   minAdditionalCentavos: centavos(50000),
 *   maxCentavos: centavos(2000000),
 *   stepCentavos: centavos(50000),
 *   first: { minCentavos: centavos(100000), maxCentavos: centavos(400000) },
 *   repeated: { minCentavos: centavos(100000), maxCentavos: centavos(2000000) },
 * }
 * const client = { kind: 'repeated', availableCentavos: centavos(800000) } as const
 * amountLimits(config, client) // → { minCentavos: 100000, maxCentavos: 800000, stepCentavos: 50000 }
 */
export function amountLimits(config: AmountConfig, borrower: Borrower): AmountLimits {
  const { stepCentavos } = config;
  if (borrower.kind === 'guest') {
    const range = borrower.tab === 0 ? config.first : config.repeated;
    const maxCentavos = centavos(Math.min(range.maxCentavos, config.maxCentavos));
    return { minCentavos: range.minCentavos, maxCentavos, stepCentavos };
  }
  const { availableCentavos } = borrower;
  const leastCentavos = leastFor(config, borrower);
  const minCentavos = availableCentavos < leastCentavos ? centavos(0) : leastCentavos;
  return { minCentavos, maxCentavos: availableCentavos, stepCentavos };
}

function leastFor(config: AmountConfig, borrower: Exclude<Borrower, { kind: 'guest' }>): Centavos {
  if (borrower.kind === 'increase') return borrower.principalCentavos;
  return borrower.kind === 'additional' ? config.minAdditionalCentavos : config.minMainCentavos;
}

/**
 * Tells whether limits are valid: the step is between 0 and the width of the range, and the range is not upside down.
 */
export function areLimitsValid({ minCentavos, maxCentavos, stepCentavos }: AmountLimits): boolean {
  return maxCentavos >= minCentavos && stepCentavos >= 0 && stepCentavos <= maxCentavos - minCentavos;
}

/** True when the slider has no range to move over. */
export function isSliderDisabled({ minCentavos, maxCentavos }: AmountRange): boolean {
  return maxCentavos < 0 || minCentavos <= 0 || minCentavos === maxCentavos;
}

/**
 * Returns the tab after an amount was typed or the slider moved, before the amount is held to the tab's own limits.
 * Above the first-loan maximum it is the repeated-client tab; no amount leads back.
 *
 * @example
 * tabAfterAmount({ tab: 0, wishedCentavos: centavos(400100), firstMaxCentavos: centavos(400000) }) // → 1
 */
export function tabAfterAmount(moved: {
  readonly tab: CalculatorTab;
  readonly wishedCentavos: Centavos;
  readonly firstMaxCentavos: Centavos;
}): CalculatorTab {
  return moved.wishedCentavos > moved.firstMaxCentavos ? 1 : moved.tab;
}
