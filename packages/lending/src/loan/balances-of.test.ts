import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancesOf } from './balances-of.ts';
import { anyLife, LIVES } from './life.fixture.ts';
import { arrival, happened, livedLoan, payment } from './loan.fixture.ts';
import type { LoanEvent, Waiver } from './loan-event.ts';
import { positionOn } from './position-on.ts';

test('whatever happens to a loan, its books sum to zero', () => {
  fc.assert(
    fc.property(anyLife(), ({ terms, events, date }) => {
      const balances = Object.values(balancesOf(positionOn(terms, events, date)));
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
    }),
    LIVES,
  );
});

describe('the books of a loan of 3000 pesos for 30 days, signed on a Monday', () => {
  const { loan, events, day } = livedLoan();
  const paid = (amount: number, days = 30) => payment(centavos(amount), day(days));
  const waived = (component: Waiver['component'], amount: number): LoanEvent => ({
    ...happened(`waiver:${component}`, day(30)),
    kind: 'waiver',
    component,
    amountCentavos: centavos(amount),
  });
  const refund = { ...happened('refund', day(31)), kind: 'refund', amountCentavos: centavos(30_000) } as const;
  const writeOff = { ...happened('write-off', day(220)), kind: 'write_off' } as const;
  const sale = {
    ...happened('sale', day(225)),
    kind: 'sale',
    buyer: 'buyer',
    priceCentavos: centavos(50_000),
  } as const;

  const OUT = { bank: -300_000 };
  const FEE = { fee_income: -15_000, fee_iva_payable: -2_400 };
  const EARNED = { ...OUT, ...FEE, interest_income: -45_000, interest_iva_payable: -7_200 };
  /** Accounts with as much late interest as the cap leaves room for. */
  const LOST = { ...EARNED, late_charge_income: -198_621, late_charge_iva_payable: -31_779 };
  const OWED = { principal_receivable: 300_000, interest_receivable: 45_000, interest_iva_receivable: 7_200 };
  const FEE_OWED = { fee_receivable: 15_000, fee_iva_receivable: 2_400 };

  test.each<[string, readonly LoanEvent[], number, Readonly<Record<string, number>>]>([
    ['what is owed on the due date', [], 30, { ...EARNED, ...OWED, ...FEE_OWED }],
    [
      'late charges apart',
      [],
      41,
      {
        ...{ ...EARNED, ...OWED, ...FEE_OWED },
        ...{ late_charge_receivable: 22_500, late_charge_iva_receivable: 3_600 },
        ...{ late_charge_income: -22_500, late_charge_iva_payable: -3_600 },
      },
    ],
    ['what came where it stands', [paid(369_600)], 30, { ...EARNED, openpay_store_clearing: 369_600 }],
    [
      'what was paid too much, less what was sent back',
      [paid(400_000), refund],
      31,
      { ...EARNED, bank: -330_000, openpay_store_clearing: 400_000, client_credit: -400 },
    ],
    [
      'an excess that is kept',
      [paid(369_650)],
      30,
      { ...EARNED, openpay_store_clearing: 369_650, rounding_tolerance: -50 },
    ],
    [
      'a rest that is not asked for',
      [paid(369_500)],
      30,
      { ...EARNED, openpay_store_clearing: 369_500, rounding_tolerance: 100 },
    ],
    [
      'forgiven interest without the IVA that it no longer owes',
      [waived('interest', 5_220), waived('principal', 100_000)],
      30,
      {
        ...{ ...EARNED, interest_iva_payable: -6_480, waiver_expense: 104_500, ...FEE_OWED },
        ...{ principal_receivable: 200_000, interest_receivable: 40_500, interest_iva_receivable: 6_480 },
      },
    ],
    [
      'what was written off, and what was recovered of it',
      [writeOff, paid(100_000, 230)],
      230,
      { ...LOST, write_off_expense: 600_000, openpay_store_clearing: 100_000, recovery_income: -100_000 },
    ],
    [
      'what a buyer paid less, and what is the buyer’s',
      [sale, paid(100_000, 230)],
      230,
      { ...LOST, bank: -250_000, sale_loss: 550_000, openpay_store_clearing: 100_000, buyer_payable: -100_000 },
    ],
    [
      'what a buyer paid for a debt that was written off',
      [writeOff, sale],
      230,
      { ...LOST, bank: -250_000, write_off_expense: 600_000, sale_loss: -50_000 },
    ],
  ])('the books of a loan hold %s', (_what, more, days, expected) => {
    const balances = Object.entries(balancesOf(positionOn(loan, [...events, ...more], day(days))));
    expect(Object.fromEntries(balances.filter(([, balance]) => balance !== 0))).toEqual(expected);
  });

  test('the books of a loan hold the cash that a shop handed over as owed to the shop', () => {
    const balances = balancesOf(positionOn(loan, [{ ...arrival(loan), brand: 'cebuana' }], day(0)));
    expect([balances.cebuana_payout_clearing, balances.bank]).toEqual([-300_000, 0]);
  });
});
