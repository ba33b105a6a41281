import { PAY_CYCLES } from '@lender/calculator';
import { type Centavos, fail, ok, type Result } from '@lender/money';
import { type ServicingProblem, validateServicingPolicy } from '../loan/policy/validate-servicing-policy.ts';
import { type ProductTerms, servicingOf } from './product-terms.ts';

/** A setting that prevents the product from being sold, and why. */
export interface ProductProblem {
  /** Path as in `productSettings`. */
  readonly path: string;
  readonly code:
    | 'below_minimum'
    | 'above_maximum'
    | 'above_minimum'
    | 'outside_first_loan'
    | 'not_of_the_step'
    | 'step_too_wide'
    | 'missing'
    | 'tariff_missing'
    | 'tariff_twice'
    | 'cheap_above_maximum'
    | 'late_charged_twice'
    | 'unreadable';
}

export interface InvalidProduct {
  readonly code: 'invalid_product';
  readonly problems: readonly [ProductProblem, ...ProductProblem[]];
}

/**
 * Finds everything with which a product cannot be sold: limits in the wrong order, amounts that no step of the slider
 * meets, terms that contain no date, rules that charge a delay twice.
 *
 * @returns the product, or its problems by the path of the setting
 */
export function validateProduct(terms: ProductTerms): Result<ProductTerms, InvalidProduct> {
  const [first, ...rest] = [...limitProblems(terms), ...termProblems(terms), ...servicingProblems(terms)];
  return first ? fail({ code: 'invalid_product', problems: [first, ...rest] }) : ok(terms);
}

type Found = readonly (ProductProblem | false)[];
const kept = (found: Found): ProductProblem[] => found.filter((problem) => problem !== false);

function limitProblems({ limits, initial }: ProductTerms): ProductProblem[] {
  const { minMainCentavos: min, maxCentavos: max, stepCentavos: step, first, repeated } = limits;
  const stepped: readonly (readonly [string, Centavos])[] = [
    ['limits.min', min],
    ['limits.max', max],
    ['limits.first.min', first.minCentavos],
    ['limits.first.max', first.maxCentavos],
    ['limits.repeated.min', repeated.minCentavos],
    ['limits.repeated.max', repeated.maxCentavos],
    ['limits.minAdditional', limits.minAdditionalCentavos],
    ['initial.amount', initial.amountCentavos],
    ...(limits.specialMinCentavos === undefined ? [] : [['limits.specialMin', limits.specialMinCentavos] as const]),
  ];
  const narrowest = Math.min(first.maxCentavos - first.minCentavos, repeated.maxCentavos - repeated.minCentavos);
  const isUpright = max >= min && narrowest >= 0;
  return kept([
    max < min && { path: 'limits.max', code: 'below_minimum' },
    first.minCentavos < min && { path: 'limits.first.min', code: 'below_minimum' },
    first.maxCentavos < first.minCentavos && { path: 'limits.first.max', code: 'below_minimum' },
    first.maxCentavos > max && { path: 'limits.first.max', code: 'above_maximum' },
    repeated.minCentavos < min && { path: 'limits.repeated.min', code: 'below_minimum' },
    repeated.maxCentavos < repeated.minCentavos && { path: 'limits.repeated.max', code: 'below_minimum' },
    repeated.maxCentavos > max && { path: 'limits.repeated.max', code: 'above_maximum' },
    limits.minAdditionalCentavos > max && { path: 'limits.minAdditional', code: 'above_maximum' },
    (limits.specialMinCentavos ?? 0) > min && { path: 'limits.specialMin', code: 'above_minimum' },
    limits.exposureMaxCentavos !== undefined &&
      limits.exposureMaxCentavos < min && { path: 'limits.exposureMax', code: 'below_minimum' },
    isUpright && step > narrowest && { path: 'limits.step', code: 'step_too_wide' },
    isUpright && !isBetween(initial.amountCentavos, first) && { path: 'initial.amount', code: 'outside_first_loan' },
    ...stepped.map(([path, amount]) => amount % step !== 0 && ({ path, code: 'not_of_the_step' } as const)),
  ]);
}

type Range = ProductTerms['limits']['first'];
const isBetween = (amount: Centavos, { minCentavos, maxCentavos }: Range): boolean =>
  amount >= minCentavos && amount <= maxCentavos;

const termProblems = ({ pricing: { termDays } }: ProductTerms): ProductProblem[] =>
  kept(
    PAY_CYCLES.map(
      (cycle) =>
        termDays[cycle].maxDays < termDays[cycle].minDays &&
        ({ path: `terms.${cycle}.maxDays`, code: 'below_minimum' } as const),
    ),
  );

function servicingProblems({ pricing, servicing, payoutMethods }: ProductTerms): ProductProblem[] {
  const { late } = servicing;
  const valid = validateServicingPolicy(servicingOf(pricing, servicing));
  return kept([
    late.kind === 'interest' && Number(late.annualRate) === 0 && { path: 'late.interest', code: 'missing' },
    late.kind === 'interest' && late.maxDays === 0 && { path: 'late.maxDays', code: 'missing' },
    late.kind === 'fee' && late.feeCentavos === 0 && { path: 'late.fee', code: 'missing' },
    payoutMethods.length === 0 && { path: 'payout.bank_transfer', code: 'missing' },
    ...(valid.ok ? [] : valid.problem.problems.map((problem) => problemOf(problem, pricing))),
  ]);
}

function problemOf(problem: ServicingProblem, { extensions: { tariffs } }: ProductTerms['pricing']): ProductProblem {
  switch (problem.code) {
    case 'late_charged_twice':
      return { path: 'late.kind', code: problem.code };
    case 'tariff_missing':
      return { path: problem.kind === 'cheap' ? 'extensions.cheapCount' : 'extensions.maxCount', code: problem.code };
    case 'tariff_twice': {
      const index = tariffs.findLastIndex(({ kind, days }) => kind === problem.kind && days === problem.days);
      return { path: `extensions.tariffs.${index}.days`, code: problem.code };
    }
    case 'cheap_above_maximum':
      return { path: 'extensions.cheapCount', code: 'cheap_above_maximum' };
    case 'calendar_unknown':
      return { path: 'calendar', code: 'unreadable' };
    case 'cap_not_positive':
      return { path: 'caps.total', code: 'missing' };
    default:
      return { path: 'caps.total', code: 'unreadable' };
  }
}
