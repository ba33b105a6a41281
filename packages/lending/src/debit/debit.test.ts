import { addDays, mexicoDate, type PlainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTerms } from '../loan/life.fixture.ts';
import { arrival, happened, livedLoan, payment, signedLoan } from '../loan/loan.fixture.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import { positionOn } from '../loan/position-on.ts';
import { debitAmount } from './debit-amount.ts';
import type { AnnouncedDebit, DebitMandate, EarlierDebit } from './mandate.ts';
import { planDebit } from './plan-debit.ts';

const HOUR = 3_600_000;
/** Nine in the morning in Mexico City. */
const morning = (date: PlainDate): number => Date.parse(`${date}T15:00:00Z`);

const { loan, events, day } = livedLoan();
const mandate: DebitMandate = { status: 'active', maximumCentavos: centavos(500_000), endsOn: day(365) };
const at = (days: number, more: readonly LoanEvent[] = []) => positionOn(loan, [...events, ...more], day(days));
const plan = (days: number, change: Partial<Parameters<typeof planDebit>[0]> = {}) =>
  planDebit({ mandate, position: at(days), debits: [], toldAtMs: morning(day(days)), ...change });
const past = (number: number, outcome: EarlierDebit['outcome'], on = 30): EarlierDebit => ({
  dueOn: day(30),
  number,
  outcome,
  on: day(on),
});

describe('a debit is announced', () => {
  test('a debit is announced on the eve of the due date, with the amount that will be due', () => {
    expect(plan(28)).toBeUndefined();
    expect(plan(29)).toEqual({
      dueOn: day(30),
      number: 1,
      amountCentavos: 369_600,
      chargeOn: day(30),
      toldAtMs: morning(day(29)),
    });
  });

  test('a debit is announced up to the amount that was allowed', () => {
    const small = { ...mandate, maximumCentavos: centavos(100_000) };
    expect(plan(29, { mandate: small })?.amountCentavos).toBe(100_000);
    expect(plan(29, { mandate: { ...mandate, maximumCentavos: centavos(1) } })?.amountCentavos).toBe(1);
    expect(plan(29, { mandate: { ...mandate, maximumCentavos: centavos(0) } })).toBeUndefined();
  });

  test('a debit is announced for a whole day after its borrower is notified, however late that is', () => {
    expect(plan(29, { toldAtMs: morning(day(30)) })?.chargeOn).toBe(day(31));
    expect(plan(40)?.chargeOn).toBe(day(41));
    expect(plan(29, { toldAtMs: morning(day(28)) })?.chargeOn).toBe(day(30));
  });

  test('a debit is announced once more where there was no money, two days later, and never a third time', () => {
    expect(plan(30, { debits: [past(1, 'no_funds')] })).toMatchObject({ number: 2, chargeOn: day(32) });
    expect(plan(35, { debits: [past(1, 'no_funds')] })).toMatchObject({ number: 2, chargeOn: day(36) });
    expect(plan(33, { debits: [past(1, 'no_funds'), past(2, 'no_funds', 32)] })).toBeUndefined();
  });

  test('a debit is announced without a pause after one that was called off, and whatever the outcome of an earlier due date', () => {
    expect(plan(30, { debits: [past(1, 'called_off')] })).toMatchObject({ number: 2, chargeOn: day(31) });
    const before = [past(1, 'no_funds', 27), past(2, 'no_funds', 29)].map((one) => ({ ...one, dueOn: day(15) }));
    expect(plan(29, { debits: before })).toMatchObject({ number: 1, chargeOn: day(30) });
  });

  test.each(['open', 'debited', 'refused'] as const)('no debit is announced beside one that is %s', (outcome) => {
    expect(plan(30, { debits: [past(1, outcome)] })).toBeUndefined();
  });

  test.each(['requested', 'paused', 'cancelled', 'failed'] as const)(
    'no debit is announced under a mandate that is %s',
    (status) => {
      expect(plan(29, { mandate: { ...mandate, status } })).toBeUndefined();
    },
  );

  test('no debit is announced for a day after the mandate ends', () => {
    expect(plan(29, { mandate: { ...mandate, endsOn: day(29) } })).toBeUndefined();
    expect(plan(29, { mandate: { ...mandate, endsOn: day(30) } })).toBeDefined();
  });

  test('no debit is announced for a loan that is paid, or on hold', () => {
    expect(plan(29, { position: at(29, [payment(centavos(400_000), day(20))]) })).toBeUndefined();
    const hold = { ...happened('hold', day(20)), kind: 'hold', reason: 'hardship' } as const;
    expect(plan(29, { position: at(29, [hold]) })).toBeUndefined();
  });

  test('no debit is announced while the contract is being cancelled', () => {
    const soon = livedLoan(signedLoan({ days: 7 }));
    const asked = { ...happened('asked', day(2)), kind: 'withdrawal', until: day(14) } as const;
    const on = (more: readonly LoanEvent[]) => positionOn(soon.loan, [...soon.events, ...more], day(6));
    expect(plan(6, { position: on([]) })).toMatchObject({ dueOn: day(7) });
    expect(plan(6, { position: on([asked]) })).toBeUndefined();
  });
});

describe('an announced debit', () => {
  const debit: AnnouncedDebit = {
    dueOn: day(30),
    number: 1,
    amountCentavos: centavos(369_600),
    chargeOn: day(30),
    toldAtMs: morning(day(29)),
  };
  const amount = (days: number, change: Partial<Parameters<typeof debitAmount>[0]> = {}) =>
    debitAmount({ mandate, debit, position: at(days), nowMs: morning(day(days)), ...change });

  test('an announced debit takes the announced amount, a day after the announcement', () => {
    expect(amount(30)).toEqual({ ok: true, value: 369_600 });
    expect(amount(30, { nowMs: morning(day(30)) - 1 })).toEqual({ ok: false, problem: 'too_early' });
    expect(amount(29)).toEqual({ ok: false, problem: 'too_early' });
    const second = { ...debit, number: 2, chargeOn: day(32) };
    expect([31, 32].map((days) => amount(days, { debit: second }).ok)).toEqual([false, true]);
  });

  test('an announced debit takes no more than announced when more is due by then', () => {
    expect(at(40).dueCentavos).toBeGreaterThan(369_600);
    expect(amount(40)).toEqual({ ok: true, value: 369_600 });
  });

  test('an announced debit takes the remaining debt when something was paid meanwhile, and nothing when all was paid', () => {
    const paid = (pesos: number) => at(30, [payment(centavos(pesos * 100), day(30))]);
    expect(amount(30, { position: paid(1_000) })).toEqual({ ok: true, value: 269_600 });
    expect(amount(30, { position: paid(3_696) })).toEqual({ ok: false, problem: 'not_due' });
  });

  test('an announced debit is called off when the mandate is cancelled or over, and takes no more than a changed mandate allows', () => {
    expect(amount(30, { mandate: { ...mandate, status: 'cancelled' } })).toEqual({
      ok: false,
      problem: 'mandate_over',
    });
    expect(amount(30, { mandate: { ...mandate, endsOn: day(29) } })).toEqual({ ok: false, problem: 'mandate_over' });
    expect(amount(30, { mandate: { ...mandate, endsOn: day(30) } })).toEqual({ ok: true, value: 369_600 });
    expect(amount(30, { mandate: { ...mandate, maximumCentavos: centavos(1) } })).toEqual({ ok: true, value: 1 });
    expect(amount(30, { mandate: { ...mandate, maximumCentavos: centavos(0) } })).toEqual({
      ok: false,
      problem: 'not_due',
    });
  });

  test.each(['hold', 'write_off'] as const)('an announced debit is called off by the event %s', (kind) => {
    const event = { ...happened(kind, day(29)), kind, reason: 'hardship' } as LoanEvent;
    expect(amount(30, { position: at(30, [event]) })).toEqual({ ok: false, problem: 'not_due' });
  });

  test('an announced debit is called off when the due date moved', () => {
    expect(amount(30, { debit: { ...debit, dueOn: day(23) } })).toEqual({ ok: false, problem: 'not_due' });
  });
});

/** Draws hours of a debited loan: what the borrower pays besides, and what the bank answers if asked. */
const anyHours = fc.array(
  fc.record({
    skippedHours: fc.integer({ min: 1, max: 30 }),
    paysCentavos: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 300_000 })),
    bank: fc.constantFrom('debited', 'no_funds', 'refused'),
  }),
  { minLength: 60, maxLength: 150 },
);

test('no debit takes what is not due, allowed and announced a day before, and no due date is debited more than twice', () => {
  let times = 0;
  const lives = fc.record({
    terms: anyTerms,
    hours: anyHours,
    maximum: fc.integer({ min: 1, max: 900_000 }),
    endsAfter: fc.integer({ min: 5, max: 120 }),
  });
  fc.assert(
    fc.property(lives, ({ terms, hours, maximum, endsAfter }) => {
      const allowed = {
        status: 'active',
        maximumCentavos: centavos(maximum),
        endsOn: addDays(terms.payoutDate, endsAfter),
      } as const;
      const known: LoanEvent[] = [arrival(terms)];
      const debits: EarlierDebit[] = [];
      let open: AnnouncedDebit | undefined;
      let nowMs = morning(terms.payoutDate);
      for (const { skippedHours, paysCentavos, bank } of hours) {
        nowMs += skippedHours * HOUR;
        const today = mexicoDate(nowMs);
        if (paysCentavos > 0) known.push(payment(centavos(paysCentavos), today, `${nowMs}`));
        const position = positionOn(terms, known, today);
        if (!open) {
          open = planDebit({ mandate: allowed, position, debits, toldAtMs: nowMs });
          continue;
        }
        const { dueOn, number } = open;
        const amount = debitAmount({ mandate: allowed, debit: open, position, nowMs });
        if (!amount.ok) {
          if (amount.problem === 'too_early') continue;
          debits.push({ dueOn, number, outcome: 'called_off', on: today });
        } else {
          expect(amount.value).toBeGreaterThan(0);
          expect(amount.value).toBeLessThanOrEqual(Math.min(position.dueCentavos, maximum, open.amountCentavos));
          expect(nowMs - open.toldAtMs).toBeGreaterThanOrEqual(24 * HOUR);
          expect(today >= dueOn && today <= allowed.endsOn).toBe(true);
          debits.push({ dueOn, number, outcome: bank, on: today });
          if (bank === 'debited') known.push(payment(amount.value, today, `debit ${nowMs}`));
        }
        open = undefined;
      }
      const asked = debits.filter(({ outcome }) => outcome !== 'called_off');
      times += asked.length;
      for (const dueOn of new Set(asked.map((debit) => debit.dueOn)))
        expect(asked.filter((debit) => debit.dueOn === dueOn).length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 250, seed: 2026 },
  );
  expect(times).toBeGreaterThan(250);
});
