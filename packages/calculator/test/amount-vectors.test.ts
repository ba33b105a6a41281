import { centavosFromPesos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import {
  type AmountConfig,
  amountLimits,
  amountOnBlur,
  amountWhileMoving,
  areLimitsValid,
  type Borrower,
  clientKind,
  isCalculatorDisabled,
  isOfferReady,
  isSliderDisabled,
  tabAfterAmount,
} from '../src/index.ts';
import { readVectors } from './read-vectors.ts';

function pesos(amount: number) {
  const exact = centavosFromPesos(amount);
  if (!exact.ok) throw new Error(`${amount} pesos: ${exact.problem.code}`);
  return exact.value;
}

type AmountVector = { readonly id: string } & (
  | AmountCase<'change'>
  | AmountCase<'blur'>
  | SliderCase
  | LimitsCase
  | TabCase
  | OfferReadyCase
  | DisabledCase
  | { readonly kind: 'format' }
);
interface Range {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}
interface AmountCase<Kind> extends Range {
  readonly kind: Kind;
  readonly value: number;
  readonly expected: number;
}
interface SliderCase extends Range {
  readonly kind: 'slider';
  readonly configValid: boolean;
  readonly disabled: boolean;
}
interface VectorConfig {
  readonly minMainLoan: number;
  readonly minAdditionLoan: number;
  readonly amountTo: number;
  readonly interval: number;
  readonly firstMin: number;
  readonly firstMax: number;
}
interface LimitsCase {
  readonly kind: 'limits';
  readonly config: VectorConfig;
  readonly client: {
    readonly availableLoanAmount: number;
    readonly hasActiveLoan?: boolean;
    readonly principalAmount?: number;
  };
  readonly min: number;
  readonly max: number;
  readonly sliderDisabled: boolean;
}
interface TabCase {
  readonly kind: 'tab';
  readonly config: VectorConfig;
  readonly amount: number;
  readonly tabBefore: 0 | 1;
  readonly tabAfter: 0 | 1;
}
interface OfferReadyCase {
  readonly kind: 'offer-ready';
  readonly payCycle: string | null;
  readonly payDates: string | null;
  readonly expected: boolean;
}
interface DisabledCase {
  readonly kind: 'calculator-disabled';
  readonly hasActualApplication: boolean;
  readonly hasActiveRefinancing: boolean;
  readonly editable: boolean;
  readonly increasePending: boolean;
  readonly expected: boolean;
}

const { vectors: amounts } = readVectors<{ vectors: AmountVector[] }>('amounts');
const ofKind = <Kind extends AmountVector['kind']>(kind: Kind) =>
  amounts.filter((vector): vector is Extract<AmountVector, { kind: Kind }> => vector.kind === kind);

const limitsOf = ({ min, max, interval }: Range) => ({
  minCentavos: pesos(min),
  maxCentavos: pesos(max),
  stepCentavos: pesos(interval),
});
const configOf = (config: VectorConfig): AmountConfig => ({
  minMainCentavos: pesos(config.minMainLoan),
  minAdditionalCentavos: pesos(config.minAdditionLoan),
  maxCentavos: pesos(config.amountTo),
  stepCentavos: pesos(config.interval),
  first: { minCentavos: pesos(config.firstMin), maxCentavos: pesos(config.firstMax) },
  repeated: { minCentavos: pesos(config.minMainLoan), maxCentavos: pesos(config.amountTo) },
});

describe('amounts', () => {
  test.each(ofKind('change'))('$id: $value moved inside $min to $max is $expected', (vector) => {
    expect(amountWhileMoving(pesos(vector.value), limitsOf(vector))).toBe(pesos(vector.expected));
  });

  test.each(ofKind('blur'))('$id: $value kept inside $min to $max is $expected', (vector) => {
    expect(amountOnBlur(pesos(vector.value), limitsOf(vector))).toBe(pesos(vector.expected));
  });

  test.each(ofKind('slider'))(
    '$id: the slider from $min to $max by $interval is valid and enabled as expected',
    (vector) => {
      expect(areLimitsValid(limitsOf(vector))).toBe(vector.configValid);
      expect(isSliderDisabled(limitsOf(vector))).toBe(vector.disabled);
    },
  );

  test.each(ofKind('limits'))('$id: a client may borrow $min to $max', (vector) => {
    const limits = amountLimits(configOf(vector.config), borrowerOf(vector.client));
    expect(limits).toMatchObject({ minCentavos: pesos(vector.min), maxCentavos: pesos(vector.max) });
    expect(isSliderDisabled(limits)).toBe(vector.sliderDisabled);
  });

  test.each(ofKind('tab'))('$id: tab $tabBefore becomes $tabAfter at $amount', (vector) => {
    const moved = { tab: vector.tabBefore, wishedCentavos: pesos(vector.amount) };
    expect(tabAfterAmount({ ...moved, firstMaxCentavos: pesos(vector.config.firstMax) })).toBe(vector.tabAfter);
  });

  test.each(ofKind('offer-ready'))(
    '$id: cycle $payCycle and dates $payDates are ready for an offer as expected',
    (vector) => {
      expect(isOfferReady(vector)).toBe(vector.expected);
    },
  );

  test.each(ofKind('calculator-disabled'))(
    '$id: the calculator is disabled as expected',
    ({ editable, increasePending, expected, ...client }) => {
      const calculator = { ...client, isEditable: editable, isIncreasePending: increasePending };
      expect(isCalculatorDisabled(calculator)).toBe(expected);
    },
  );
});

function borrowerOf(client: LimitsCase['client']): Borrower {
  const availableCentavos = pesos(client.availableLoanAmount);
  if (client.principalAmount !== undefined) {
    return { kind: 'increase', availableCentavos, principalCentavos: pesos(client.principalAmount) };
  }
  const hasActiveLoan = client.hasActiveLoan ?? false;
  return { kind: clientKind({ isAuthorised: true, closedLoans: 0, hasActiveLoan }), availableCentavos };
}
