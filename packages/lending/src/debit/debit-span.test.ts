import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { debitSpan } from './debit-span.ts';
import type { DebitMandate } from './mandate.ts';

/** Debit due on 23 December; its borrower is notified of the new day at nine in the morning, Mexico City. */
function span(toldOn: string, endsOn: string, status: DebitMandate['status'] = 'active') {
  const dueOn = plainDate('2026-12-23');
  const toldAtMs = Date.parse(`${toldOn}T15:00:00Z`);
  const debit = { dueOn, number: 1, amountCentavos: centavos(369_600), chargeOn: dueOn, toldAtMs };
  return debitSpan({
    mandate: { status, maximumCentavos: centavos(500_000), endsOn: plainDate(endsOn) },
    debit,
    toldAtMs,
  });
}

test.each([
  ['a week before', '2026-12-16', '2027-06-30', '2026-12-23', '2027-01-02'],
  ['on its eve', '2026-12-22', '2027-06-30', '2026-12-23', '2027-01-02'],
  ['on its day', '2026-12-23', '2027-06-30', '2026-12-24', '2027-01-02'],
  ['under a mandate that ends sooner', '2026-12-24', '2026-12-30', '2026-12-25', '2026-12-30'],
  ['for the last of the days', '2027-01-01', '2027-06-30', '2027-01-02', '2027-01-02'],
])(
  'a debit moved %s can be made from a day after the notice until ten days after its due date, within the mandate',
  (_when, toldOn, endsOn, from, to) => {
    expect(span(toldOn, endsOn)).toEqual({ from, to });
  },
);

test('a debit has no possible day once the notice is too late, or its mandate is over or not in force', () => {
  expect(span('2027-01-02', '2027-06-30')).toBeUndefined();
  expect(span('2026-12-23', '2026-12-23')).toBeUndefined();
  expect(span('2026-12-22', '2027-06-30', 'paused')).toBeUndefined();
});
