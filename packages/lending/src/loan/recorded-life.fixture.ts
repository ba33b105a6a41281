import { addDays, type PlainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { extensionOptions } from './extending/extension-options.ts';
import { anyTerms, type Life } from './life.fixture.ts';
import { arrival } from './loan.fixture.ts';
import type { LoanEvent, LoanEventKind } from './loan-event.ts';
import { positionOn } from './position-on.ts';
import { validateLoanEvent } from './recording/validate-loan-event.ts';
import { grossOf } from './replay/component-arithmetic.ts';
import type { ServicedTerms } from './serviced-terms.ts';
import { withdrawalOffer } from './withdrawal-offer.ts';

/** Numbers from which one event is made, if it is possible. */
interface Draw {
  readonly kind: LoanEventKind;
  /** Days since the previous event was recorded. */
  readonly gap: number;
  /** Number of days after its value date at which a payment becomes known. */
  readonly recordedAfter: number;
  /** Share of the amount that the event is about, in hundredths. */
  readonly part: number;
  readonly pick: number;
}

/** Events by a borrower and the lender on a loan that stays the lender's own. */
export const OWN_KINDS = [
  'payment',
  'payment',
  'payment',
  'payment',
  'waiver',
  'waiver',
  'extension',
  'extension',
  'withdrawal',
  'refund',
  'reversal',
  'hold',
  'hold_end',
] as const satisfies readonly LoanEventKind[];

/** The same events, and those by which it is sold, becomes void, or never happened. */
export const RECORDED_KINDS = [
  ...OWN_KINDS,
  'correction',
  'write_off',
  'write_off_undone',
  'sale',
  'buy_back',
  'annulment',
] as const satisfies readonly LoanEventKind[];

interface RecordedShape {
  readonly kinds?: readonly LoanEventKind[];
  readonly maxEvents?: number;
  readonly terms?: fc.Arbitrary<ServicedTerms>;
}

/**
 * Draws a loan and the events recorded on it, day by day: each was permitted by all that was known when it was
 * recorded.
 */
export const anyRecordedLife = ({
  kinds = RECORDED_KINDS,
  maxEvents = 9,
  terms = anyTerms,
}: RecordedShape = {}): fc.Arbitrary<Life> =>
  fc
    .record({
      terms,
      lag: fc.integer({ min: 0, max: 4 }),
      draws: fc.array(drawOf(kinds), { maxLength: maxEvents }),
      after: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ terms: signed, lag, draws, after }) => recorded(signed, { lag, draws, after }));

const drawOf = (kinds: readonly LoanEventKind[]): fc.Arbitrary<Draw> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    gap: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 25 })),
    recordedAfter: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30 })),
    part: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 110 })),
    pick: fc.nat(11),
  });

interface Drawn {
  readonly lag: number;
  readonly draws: readonly Draw[];
  readonly after: number;
}

function recorded(terms: ServicedTerms, { lag, draws, after }: Drawn): Life {
  const events: LoanEvent[] = [arrival(terms, lag)];
  let today = addDays(terms.payoutDate, lag);
  for (const [index, one] of draws.entries()) {
    today = addDays(today, one.gap);
    for (const event of eventsOf({ terms, events, today }, one, index))
      if (validateLoanEvent(terms, events, event).ok) events.push(event);
  }
  return { terms, events, date: addDays(today, after) };
}

interface Known {
  readonly terms: ServicedTerms;
  readonly events: readonly LoanEvent[];
  readonly today: PlainDate;
}

/**
 * Returns the events that a draw adds to a loan as it is known today: one event, two where an extension is bought, or
 * none.
 */
function eventsOf(known: Known, draw: Draw, index: number): LoanEvent[] {
  const { terms, events, today } = known;
  const { kind, pick } = draw;
  // The events of a day happen one after the other, in the order in which they are recorded.
  const base = { id: `${kind}:${index}`, valueDate: today, at: momentOf(today, index) };
  const shareOf = (amount: number) => centavos(Math.max(1, Math.floor((amount * draw.part) / 100)));
  const position = positionOn(terms, events, today);
  const about = events[1 + (pick % Math.max(1, events.length - 1))]?.id ?? 'disbursed';
  switch (kind) {
    case 'disbursed':
      return [];
    case 'payment': {
      const valueDate = addDays(today, -draw.recordedAfter);
      const amountCentavos = shareOf(pick < 6 ? terms.principalCentavos : position.outstandingCentavos);
      return [{ ...base, kind, valueDate, at: momentOf(valueDate, index), method: 'spei', amountCentavos }];
    }
    case 'extension':
      return bought(known, { ...draw, index });
    case 'refund':
      return [{ ...base, kind, amountCentavos: shareOf(position.creditCentavos) }];
    case 'waiver': {
      const component = (['lateCharge', 'interest', 'fees', 'principal'] as const)[pick % 4] ?? 'interest';
      const owed =
        component === 'principal' ? position.principal.outstanding : grossOf(position.charges[component].outstanding);
      return [{ ...base, kind, component, amountCentavos: shareOf(owed) }];
    }
    case 'withdrawal': {
      const offer = withdrawalOffer(terms, events, today);
      return offer.ok ? [{ ...base, kind, until: offer.value.until }] : [];
    }
    case 'reversal':
    case 'correction':
      return [{ ...base, kind, of: about }];
    case 'hold':
      return [{ ...base, kind, reason: 'hardship' }];
    case 'sale':
      return [{ ...base, kind, buyer: 'buyer', priceCentavos: shareOf(position.outstandingCentavos) }];
    case 'buy_back':
      return [{ ...base, kind, priceCentavos: shareOf(position.outstandingCentavos) }];
    default:
      return [{ ...base, kind }];
  }
}

/** Returns an extension that is on sale today, and the payment of its price. */
function bought(
  { terms, events, today }: Known,
  { pick, index }: Pick<Draw, 'pick'> & { readonly index: number },
): LoanEvent[] {
  const options = extensionOptions(terms, events, today);
  const option = options.ok ? options.value[pick % options.value.length] : undefined;
  if (!option) return [];
  const { type, days, commissionRate, amountCentavos } = option;
  const base = { valueDate: today, at: momentOf(today, index) };
  const payment = `payment:${index}`;
  return [
    { ...base, id: payment, kind: 'payment', method: 'spei', amountCentavos },
    { ...base, id: `extension:${index}`, kind: 'extension', payment, type, days, commissionRate },
  ];
}

const momentOf = (day: PlainDate, index: number): string => `${day}T18:00:${String(index).padStart(2, '0')}.000Z`;
