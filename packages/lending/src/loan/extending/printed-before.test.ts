import { addDays, REFERENCE_PRICING } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { arrival, happened, payment, signedLoan } from '../loan.fixture.ts';
import type { ExtensionBought } from '../loan-event.ts';
import { positionOn } from '../position-on.ts';
import { validateLoanEvent } from '../recording/validate-loan-event.ts';
import { extensionOptions } from './extension-options.ts';

const rates = {
  ...REFERENCE_PRICING.rates,
  processingFeeRate: '0.013',
  withdrawalFeeCentavos: centavos(3_500),
};
/**
 * Prices in an older contract: 3,000 pesos for 30 days, whose extensions were printed without the fees that are charged
 * once.
 */
const printedExtensions = [
  { kind: 'cheap', days: 7, amountCentavos: centavos(69_600) },
  { kind: 'cheap', days: 14, amountCentavos: centavos(99_999_00) },
] as const;
const loan = signedLoan({ terms: { rates, printedExtensions } });
const day = (days: number) => addDays(loan.payoutDate, days);
const optionsOn = (days: number) => {
  const options = extensionOptions(loan, [arrival(loan)], day(days));
  return options.ok ? options.value : [];
};
const [week, fortnight, month] = optionsOn(30);

test('an older loan keeps the printed price of an extension where that is lower, option by option', () => {
  // 85.84 of fees charged once, with IVA.
  expect([week, fortnight, month].map((option) => option?.amountCentavos)).toEqual([69_600, 81_664, 85_144]);
  expect(week?.printedCentavos).toBe(69_600);
  expect(fortnight?.printedCentavos).toBeUndefined();
});

test('the parts of a printed price add up to it', () => {
  const parts = [week?.interest, week?.fees, week?.lateCharge, week?.commission];
  const sum = parts.reduce((all, part) => all + (part?.netCentavos ?? 0) + (part?.ivaCentavos ?? 0), 0);
  expect(sum).toBe(week?.amountCentavos);
});

test('paying the printed price of an extension leaves exactly the principal, and what was not printed is waived', () => {
  if (!week) throw new Error('no extension');
  const paid = payment(week.amountCentavos, day(30));
  const { type, days, commissionRate, printedCentavos } = week;
  const bought: ExtensionBought = {
    ...happened('extension', day(30)),
    ...{ kind: 'extension', payment: paid.id, type, days, commissionRate, printedCentavos },
  };
  const events = [arrival(loan), paid];
  expect(validateLoanEvent(loan, events, bought).ok).toBe(true);
  expect(validateLoanEvent(loan, events, { ...bought, printedCentavos: centavos(1) })).toMatchObject({ ok: false });
  const position = positionOn(loan, [...events, bought], day(30));
  expect(position.outstandingCentavos).toBe(300_000);
  expect(position.principal.outstanding).toBe(300_000);
  const { waived } = position.charges.fees;
  expect(waived.netCentavos + waived.ivaCentavos).toBe(8_584);
  expect(position.nextDue?.date).toBe(day(37));
});

test('an extension that was bought at its full price in the past keeps that price', () => {
  const paid = payment(centavos(78_184), day(30));
  const bought: ExtensionBought = {
    ...happened('extension', day(30)),
    ...{ kind: 'extension', payment: paid.id, type: 'cheap', days: 7, commissionRate: '0' },
  };
  expect(positionOn(loan, [arrival(loan), paid, bought], day(30)).charges.fees.waived.netCentavos).toBe(0);
});

test('late charges are added to a printed price', () => {
  const late = signedLoan({
    terms: { rates, printedExtensions: [{ kind: 'expensive', days: 7, amountCentavos: centavos(87_000) }] },
  });
  const options = extensionOptions(late, [arrival(late)], day(33));
  const [first] = options.ok ? options.value : [];
  expect(first?.lateCharge).toEqual({ netCentavos: 4_500, ivaCentavos: 720 });
  expect(first?.amountCentavos).toBe(87_000 + 5_220);
});
