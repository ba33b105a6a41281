import { addDays, type PlainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { cases } from '@lender/vitest/depth';
import fc from 'fast-check';
import { PAYMENT_METHODS, type PaymentMethod } from '../ledger/payment-methods.data.ts';
import { arrival, CALENDAR, SERVICING, signedLoan } from './loan.fixture.ts';
import type { LoanEvent } from './loan-event.ts';
import type { LatePolicy, ServicingPolicy } from './policy/servicing-policy.ts';
import type { ServicedTerms } from './serviced-terms.ts';

/** Number of lives on which properties are tested, the same ones on every run. */
export const LIVES = { numRuns: cases(10_000), seed: 2026 } as const;

/** Last day of a loan on which an event may happen. */
const LAST_DAY = 130;

const share = (...texts: readonly string[]) => fc.constantFrom(...texts);
const day = fc.integer({ min: 0, max: LAST_DAY });

const latePolicy: fc.Arbitrary<LatePolicy> = fc.oneof(
  fc.constant<LatePolicy>({ kind: 'none' }),
  fc.record({
    kind: fc.constant('interest'),
    graceDays: fc.integer({ min: 0, max: 3 }),
    annualRate: share('2.70', '3.9931'),
    maxDays: fc.integer({ min: 1, max: 90 }),
  }),
  fc.record({
    kind: fc.constant('fee'),
    graceDays: fc.integer({ min: 0, max: 3 }),
    feeCentavos: fc.integer({ min: 1, max: 60_000 }).map(centavos),
  }),
);

const policy: fc.Arbitrary<Partial<ServicingPolicy>> = fc.record({
  late: latePolicy,
  calendar: fc.constantFrom(CALENDAR, null),
  caps: fc.record({ totalShare: share('1', '0.3', '0.0713', '9'), dailyShare: share('0.02', '0.004', '1') }),
  toleranceCentavos: fc.constantFrom(100, 0, 1).map(centavos),
});

/** Due dates of one to four instalments, in days after the signature. */
const dueDays = fc
  .array(fc.integer({ min: 7, max: 20 }), { minLength: 1, maxLength: 4 })
  .map((gaps): [number, ...number[]] => {
    const days = gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0));
    return [days[0] ?? 7, ...days.slice(1)];
  });

const rates = fc.record({
  annualRate: share('1.80', '0.9137', '3.65'),
  dayCountBasis: fc.constantFrom(360, 365),
  serviceFeeRate: share('0.05', '0', '0.1234'),
  processingFeeRate: share('0', '0.013'),
  withdrawalFeeCentavos: fc.constantFrom(0, 1_999).map(centavos),
  invoicingFeeCentavos: fc.constantFrom(0, 501).map(centavos),
  ivaRate: share('0.16', '0.08'),
});

export const anyPrincipal = fc.integer({ min: 30_000, max: 1_500_000 }).map(centavos);

/** Any terms: prices, discounts, late policies, caps, calendars, one to four instalments. */
export const anyTerms: fc.Arbitrary<ServicedTerms> = fc
  .record({
    principalCentavos: anyPrincipal,
    dueDays,
    policy,
    terms: fc.record({
      rates,
      discount: fc.record({ interest: share('0', '0.3', '1'), serviceFee: share('0', '0.15') }),
      interestFrom: fc.constantFrom<ServicedTerms['interestFrom']>('arrival', 'arrival', 'payout_date'),
    }),
  })
  .map(signedLoan);

/** Numbers from which one event is made. */
interface Draw {
  readonly kind: LoanEvent['kind'];
  readonly day: number;
  readonly hour: number;
  /** A share of the principal, in thousandths. */
  readonly part: number;
  /** An index: of what it is about, or of the way it happens. */
  readonly pick: number;
}

const draw = (kinds: readonly LoanEvent['kind'][]): fc.Arbitrary<Draw> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    day,
    hour: fc.integer({ min: 0, max: 3 }),
    part: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 1_600 })),
    pick: fc.nat(11),
  });

export const ALL_KINDS = [
  'payment',
  'payment',
  'payment',
  'payment',
  'reversal',
  'refund',
  'extension',
  'waiver',
  'hold',
  'hold_end',
  'withdrawal',
  'write_off',
  'write_off_undone',
  'sale',
  'buy_back',
  'annulment',
  'correction',
] as const;

export interface Life {
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
  /** Day on which the loan is read. */
  readonly date: PlainDate;
}

interface LifeShape {
  readonly kinds?: readonly LoanEvent['kind'][];
  readonly maxEvents?: number;
  readonly minEvents?: number;
}

/** Draws a loan with any events, in any order and whether they make sense or not. */
export const anyLife = ({ kinds = ALL_KINDS, minEvents = 0, maxEvents = 9 }: LifeShape = {}): fc.Arbitrary<Life> =>
  fc
    .record({
      terms: anyTerms,
      lag: fc.integer({ min: 0, max: 4 }),
      draws: fc.array(draw(kinds), { minLength: minEvents, maxLength: maxEvents }),
      day: fc.integer({ min: 0, max: LAST_DAY + 40 }),
    })
    .map(({ terms, lag, draws, day: days }) => ({
      terms,
      events: [
        arrival(terms, lag),
        ...draws.map((one, index) => happening(terms, draws, { ...one, index, day: dayFor(one, lag) })),
      ],
      date: addDays(terms.payoutDate, days),
    }));

/** Only payments may be made before the money arrives. */
const dayFor = ({ kind, day }: Draw, lag: number) => (kind === 'payment' ? day : day + lag);

const idOf = ({ kind }: Draw, index: number) => `${kind}:${index}`;

const METHODS = Object.keys(PAYMENT_METHODS) as PaymentMethod[];

function happening(terms: ServicedTerms, draws: readonly Draw[], one: Draw & { readonly index: number }): LoanEvent {
  const { kind, part, pick, index } = one;
  const valueDate = addDays(terms.payoutDate, one.day);
  const base = { id: idOf(one, index), valueDate, at: `${valueDate}T2${one.hour}:00:00.000Z` };
  const amountCentavos = centavos(Math.ceil((terms.principalCentavos * part) / 1_000));
  const about = idOf(draws[pick % draws.length] ?? one, pick % draws.length);
  switch (kind) {
    case 'disbursed':
      return { ...base, kind, amountCentavos: terms.principalCentavos };
    case 'payment':
      return { ...base, kind, amountCentavos, method: METHODS[pick % METHODS.length] ?? 'spei' };
    case 'refund':
      return { ...base, kind, amountCentavos };
    case 'reversal':
    case 'correction':
      return { ...base, kind, of: about };
    case 'extension': {
      const tariff = SERVICING.extensions.tariffs[pick % SERVICING.extensions.tariffs.length];
      if (!tariff) throw new RangeError('No tariff');
      return {
        ...base,
        kind,
        payment: about,
        type: tariff.kind,
        days: tariff.days,
        commissionRate: tariff.commissionRate,
      };
    }
    case 'waiver': {
      const component = (['interest', 'fees', 'lateCharge', 'principal'] as const)[pick % 4] ?? 'interest';
      return { ...base, kind, component, amountCentavos };
    }
    case 'hold':
      return { ...base, kind, reason: 'dispute' };
    case 'withdrawal':
      return { ...base, kind, until: addDays(terms.signedOn, 14) };
    case 'sale':
      return { ...base, kind, buyer: 'buyer', priceCentavos: amountCentavos };
    case 'buy_back':
      return { ...base, kind, priceCentavos: amountCentavos };
    default:
      return { ...base, kind };
  }
}
