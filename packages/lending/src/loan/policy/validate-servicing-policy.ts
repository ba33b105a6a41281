import { parseCalendarName } from '@lender/calculator/calendar';
import { fail, ok, parseRate, type Result } from '@lender/money';
import type { RolloverType } from '../../rollover/rollover.ts';
import type { CostCaps, ExtensionPolicy, LatePolicy, ServicingPolicy } from './servicing-policy.ts';

/** Problems that would charge a borrower wrongly, or promise what cannot be kept. */
export type ServicingProblem =
  | { readonly code: 'late_charged_twice' }
  | { readonly code: 'calendar_unknown'; readonly calendar: string }
  | { readonly code: 'tariff_missing'; readonly kind: RolloverType }
  | { readonly code: 'tariff_twice'; readonly kind: RolloverType; readonly days: number }
  | { readonly code: 'cheap_above_maximum' }
  | { readonly code: 'cap_not_positive' }
  | { readonly code: 'not_a_decimal'; readonly text: string };

export interface InvalidServicingPolicy {
  readonly code: 'invalid_servicing_policy';
  readonly problems: readonly [ServicingProblem, ...ServicingProblem[]];
}

/**
 * Finds everything in the rules of servicing that no loan may be sold with. Above all, being late costs interest or a
 * fee, never both in one period (Banco de México, Circular 22/2010).
 *
 * @example
 * validateServicingPolicy(REFERENCE_SERVICING).ok // → true
 */
export function validateServicingPolicy(policy: ServicingPolicy): Result<ServicingPolicy, InvalidServicingPolicy> {
  const [first, ...rest]: ServicingProblem[] = [
    ...lateProblems(policy.late),
    ...calendarProblems(policy.calendar),
    ...extensionProblems(policy.extensions),
    ...capProblems(policy.caps),
    ...decimalsOf(policy)
      .filter((text) => !parseRate(text).ok)
      .map((text) => ({ code: 'not_a_decimal', text }) as const),
  ];
  return first ? fail({ code: 'invalid_servicing_policy', problems: [first, ...rest] }) : ok(policy);
}

/** The type has no policy that charges twice; a stored one may still do so. */
const lateProblems = (late: LatePolicy): ServicingProblem[] =>
  'annualRate' in late && 'feeCentavos' in late ? [{ code: 'late_charged_twice' }] : [];

const calendarProblems = (calendar: string | null): ServicingProblem[] =>
  calendar === null || parseCalendarName(calendar) ? [] : [{ code: 'calendar_unknown', calendar }];

function extensionProblems({ maxCount, cheapCount, closesDaysAfter, tariffs }: ExtensionPolicy): ServicingProblem[] {
  const hasTariff = (kind: RolloverType) => tariffs.some((tariff) => tariff.kind === kind);
  const isCheapSold = maxCount > 0 && cheapCount > 0;
  const isExpensiveSold = maxCount > 0 && (maxCount > cheapCount || closesDaysAfter > 0);
  const twice = tariffs.filter(({ kind, days }, index) =>
    tariffs.slice(0, index).some((earlier) => earlier.kind === kind && earlier.days === days),
  );
  return [
    ...(isCheapSold && !hasTariff('cheap') ? [{ code: 'tariff_missing', kind: 'cheap' } as const] : []),
    ...(isExpensiveSold && !hasTariff('expensive') ? [{ code: 'tariff_missing', kind: 'expensive' } as const] : []),
    ...twice.map(({ kind, days }) => ({ code: 'tariff_twice', kind, days }) as const),
    ...(cheapCount > maxCount ? [{ code: 'cheap_above_maximum' } as const] : []),
  ];
}

const capProblems = ({ totalShare, dailyShare }: CostCaps): ServicingProblem[] =>
  Number(totalShare) > 0 && Number(dailyShare) > 0 ? [] : [{ code: 'cap_not_positive' }];

const decimalsOf = ({ late, extensions, caps }: ServicingPolicy): string[] => [
  ...(late.kind === 'interest' ? [late.annualRate] : []),
  ...extensions.tariffs.map(({ commissionRate }) => commissionRate),
  caps.totalShare,
  caps.dailyShare,
];
