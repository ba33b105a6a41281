import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyLife, LIVES } from './life.fixture.ts';
import { arrival, happened, livedLoan, payment, signedLoan } from './loan.fixture.ts';
import type { LoanEvent, Waiver } from './loan-event.ts';
import { positionOn } from './position-on.ts';
import { grossOf } from './replay/component-arithmetic.ts';

// 3,000 pesos for 30 days: 3,696 are due on day 30. Late charges on day 41 are 261.00, IVA included.
const { loan, day } = livedLoan();
const waived = (component: Waiver['component'], amount: number, days = 41): LoanEvent => ({
  ...happened(`waiver:${component}:${days}`, day(days)),
  kind: 'waiver',
  component,
  amountCentavos: centavos(amount),
});
const on = (days: number, more: readonly LoanEvent[], terms = loan) =>
  positionOn(terms, [arrival(terms), ...more], day(days));

describe('a payment made before a waiver that becomes known after it', () => {
  const waiver = waived('lateCharge', 26_100);
  const paidOn = (days: number) => payment(centavos(100_000), day(days));

  test('an earlier payment leaves the waiver its amount and pays what was not waived, so a day earlier costs no more', () => {
    expect(on(41, [waiver]).outstandingCentavos).toBe(369_600);
    const earlier = on(42, [waiver, paidOn(40)]);
    const later = on(42, [waiver, paidOn(42)]);
    expect(later.outstandingCentavos).toBe(272_210);
    expect(earlier.outstandingCentavos).toBeLessThanOrEqual(later.outstandingCentavos);
    // By day 40 being late had cost 234.90, and day 41 cost 25.50 more on what was left of the principal.
    expect(grossOf(earlier.charges.lateCharge.waived)).toBe(26_040);
  });

  test('an earlier payment is shown with what it pays since the waiver', () => {
    const [used] = on(41, [waiver, paidOn(40)]).payments;
    const { lateCharge, fees, interest, principalCentavos } = used?.allocated[0] ?? {};
    expect([lateCharge, fees, interest].map((part) => part && grossOf(part))).toEqual([0, 17_400, 52_200]);
    expect(principalCentavos).toBe(30_400);
  });

  test('an earlier payment is credited to the borrower as far as it had paid the whole loan', () => {
    const paid = on(41, [waived('interest', 10_000), payment(centavos(369_600), day(30))]);
    expect(paid).toMatchObject({ state: 'settled', settledOn: day(30), creditCentavos: 10_000 });
    expect(grossOf(paid.charges.interest.waived)).toBe(10_000);
  });
});

test('a waiver takes off no more than was charged of its component by its day', () => {
  const position = on(41, [waived('interest', 99_999), payment(centavos(60_000), day(30))]);
  expect(grossOf(position.charges.interest.waived)).toBe(52_200);
  expect(position.charges.interest.paid).toEqual({ netCentavos: 0, ivaCentavos: 0 });
});

test('a waiver takes off the oldest instalment first, and the money that had paid it pays its principal', () => {
  const two = signedLoan({ dueDays: [14, 31] });
  const paid = payment(centavos(100_000), day(31));
  const before = on(41, [paid], two);
  const after = on(41, [paid, waived('lateCharge', 5_000)], two);
  expect(before.instalments.map(({ outstandingCentavos }) => outstandingCentavos)).toEqual([112_067, 186_077]);
  expect(after.instalments.map(({ outstandingCentavos }) => outstandingCentavos)).toEqual([107_067, 186_077]);
  expect(after.outstandingCentavos).toBe(before.outstandingCentavos - 5_000);
});

test('waived principal need not be returned when the contract is cancelled', () => {
  const asked = { ...happened('asked', day(3)), kind: 'withdrawal', until: day(14) } as const;
  const forgiven = waived('principal', 100_000, 2);
  expect(on(3, [forgiven, asked]).withdrawal?.amountCentavos).toBe(200_000);
  const returned = payment(centavos(200_000), day(5));
  expect(on(5, [forgiven, asked, returned])).toMatchObject({ state: 'withdrawn', creditCentavos: 0 });
  // Waived after the money was returned: it is the borrower's.
  const all = payment(centavos(300_000), day(1));
  expect(on(5, [all, asked, waived('principal', 100_000, 4)])).toMatchObject({
    state: 'withdrawn',
    creditCentavos: 100_000,
  });
});

test('a waiver keeps its amount, at most what was charged of its component by its day, whatever was paid', () => {
  const lives = anyLife({ kinds: ['payment', 'payment', 'reversal', 'refund', 'hold', 'hold_end', 'extension'] });
  const component = fc.constantFrom<Waiver['component']>('lateCharge', 'interest', 'fees', 'principal');
  fc.assert(
    fc.property(
      lives,
      component,
      fc.integer({ min: 1, max: 500_000 }),
      ({ terms, events: lived, date }, name, more) => {
        // The last moment of the day.
        const given = { ...waived(name, more), id: 'waiver', valueDate: date, at: `${date}T99` };
        const before = positionOn(terms, lived, date);
        const after = positionOn(terms, [...lived, given], date);
        const amountOf = ({ principal, charges }: typeof before, part: 'charged' | 'waived') =>
          name === 'principal' ? principal[part] : grossOf(charges[name][part]);
        expect(amountOf(after, 'charged')).toBe(amountOf(before, 'charged'));
        const tolerated = before.state === 'settled' ? terms.policy.toleranceCentavos : 0;
        const most = Math.min(more, amountOf(before, 'charged'));
        expect(amountOf(after, 'waived')).toBeLessThanOrEqual(most);
        expect(amountOf(after, 'waived')).toBeGreaterThanOrEqual(most - tolerated);
      },
    ),
    LIVES,
  );
});
