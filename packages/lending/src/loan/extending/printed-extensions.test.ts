import { addDays, type Offer, type PlainDate, plainDate, quoteOffer, REFERENCE_PRICING } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { CALENDAR, SERVICING } from '../loan.fixture.ts';
import { printedExtensions } from './printed-extensions.ts';

const PAID_OUT = plainDate('2026-11-23');

interface Selection {
  readonly principalCentavos?: number;
  readonly days?: number;
  readonly instalments?: number;
  readonly rates?: Partial<typeof REFERENCE_PRICING.rates>;
}

function offerOf({ principalCentavos = 300_000, days = 30, instalments = 1, rates }: Selection = {}): Offer {
  const first = addDays(PAID_OUT, days);
  const offer = quoteOffer({
    principalCentavos: centavos(principalCentavos),
    payoutDate: PAID_OUT,
    cycle: 'weekly',
    payDates: [first, addDays(first, 7)],
    pricing: { ...REFERENCE_PRICING, instalments, rates: { ...REFERENCE_PRICING.rates, ...rates } },
    isWorkingDay: mexicanCalendar(CALENDAR).isWorkingDay,
  });
  if (!offer.ok) throw new Error(offer.problem.code);
  return offer.value;
}

const rowsOf = (offer: Offer, policy = SERVICING): (readonly [PlainDate, number, number, PlainDate])[] =>
  printedExtensions(offer, policy).map(({ dueDate, days, grossCentavos, newEndDate }) => [
    dueDate,
    days,
    grossCentavos,
    newEndDate,
  ]);

const withCaps = (totalShare: string) => ({ ...SERVICING, caps: { ...SERVICING.caps, totalShare } });

describe('the extensions that an offer prints', () => {
  test('printed extensions cost the charges of the term and a share of the principal, and lead to a working day', () => {
    expect(rowsOf(offerOf())).toEqual([
      ['2026-12-23', 7, 69_600, '2026-12-30'],
      ['2026-12-23', 14, 73_080, '2027-01-06'],
      ['2026-12-23', 30, 76_560, '2027-01-22'],
    ]);
  });

  test('printed extensions include the fees that are charged once: 303.61 pesos instead of 222.29', () => {
    const rates = { annualRate: '0.5575', serviceFeeRate: '0.04' };
    const fees = { processingFeeRate: '0.013', withdrawalFeeCentavos: centavos(3_500) };
    const week = (more: Selection['rates']) =>
      rowsOf(offerOf({ principalCentavos: 270_000, days: 20, rates: { ...rates, ...more } }))[0];
    expect(week({})).toEqual(['2026-12-14', 7, 22_229, '2026-12-21']);
    expect(week(fees)).toEqual(['2026-12-14', 7, 30_361, '2026-12-21']);
  });

  test('printed extensions have a price for each due date: fees charged once are in the first, the commission is on what is owed then', () => {
    const offer = offerOf({ days: 7, instalments: 3, rates: { processingFeeRate: '0.01' } });
    // Fees of 30.00 in the first; service fee 150.00 in thirds; interest on 3,000, 2,000 and 1,000; with IVA.
    const week = rowsOf(offer).filter(([, days]) => days === 7);
    expect(week).toEqual([
      ['2026-11-30', 7, 21_460, '2026-12-07'],
      ['2026-12-07', 7, 13_920, '2026-12-14'],
      ['2026-12-14', 7, 9_860, '2026-12-21'],
    ]);
    const fortnight = rowsOf(offer).filter(([, days]) => days === 14);
    expect(fortnight.map(([, , amount], index) => amount - (week[index]?.[2] ?? 0))).toEqual([3_480, 2_320, 1_160]);
  });

  test('printed extensions include what is earned up to the printed date where that is later than the pay date', () => {
    // Due on Saturday 5 December, so moved to Monday: two more days of the other half are earned by then, and not paid.
    const rows = rowsOf(offerOf({ days: 12, instalments: 2 }));
    expect(rows[0]?.[0]).toBe('2026-12-07');
    expect(rows[0]?.[2]).toBe(Math.round((18_000 + 1_500) * 1.16) + Math.round(Math.round((15_000 * 14) / 19) * 1.16));
  });

  test('an offer prints no extension that the total cost cap forbids, and none for a product that sells none', () => {
    const days = (totalShare: string) => rowsOf(offerOf(), withCaps(totalShare)).map((row) => row[1]);
    expect(days('0.4292')).toEqual([7, 14, 30]);
    expect(days('0.4291')).toEqual([7, 14]);
    expect(days('0.24')).toEqual([]);
    const none = { ...SERVICING, extensions: { ...SERVICING.extensions, maxCount: 0, cheapCount: 0 } };
    expect(rowsOf(offerOf(), none)).toEqual([]);
  });

  test('printed extensions are the expensive ones where no cheap one is sold', () => {
    const policy = { ...SERVICING, extensions: { ...SERVICING.extensions, cheapCount: 0 } };
    expect(printedExtensions(offerOf(), policy).map(({ kind, grossCentavos }) => [kind, grossCentavos])).toEqual([
      ['expensive', 87_000],
      ['expensive', 87_000],
      ['expensive', 87_000],
    ]);
  });
});
