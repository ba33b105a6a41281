import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AML_RULE_KINDS } from './aml-alert.ts';
import { type AmlAct, type AmlFacts, type AmlPayment, amlFindings } from './aml-findings.ts';
import { REFERENCE_AML_THRESHOLDS } from './aml-thresholds.ts';

const NOTHING: AmlFacts = { payments: [], devices: [], acts: [] };
const payment = (id: string, change: Partial<AmlPayment> = {}): AmlPayment => ({
  id,
  clientId: 'ana',
  loanId: 'loan',
  amountCentavos: centavos(100_000),
  method: 'paynet',
  paidOn: plainDate('2026-11-10'),
  principalCentavos: centavos(200_000),
  dueOn: plainDate('2026-11-30'),
  ...change,
});
const keysOf = (facts: Partial<AmlFacts>) =>
  amlFindings({ ...NOTHING, ...facts }, REFERENCE_AML_THRESHOLDS).map(({ key }) => key);

describe('payments', () => {
  test('payments in cash are relevant from the threshold on, and payments by transfer never', () => {
    const of = (amount: number, method: AmlPayment['method']) =>
      keysOf({ payments: [payment('1', { amountCentavos: centavos(amount), method })] });
    expect(of(1_000_000, 'cash')).toEqual(['cash_payment:1']);
    expect(of(999_999, 'cash')).toEqual([]);
    expect(of(5_000_000, 'spei')).toEqual([]);
  });

  test('split payments are found once a month, at the payment that makes them too many', () => {
    const on = (day: string, id: string) => payment(id, { paidOn: plainDate(day) });
    const week = [on('2026-11-10', '1'), on('2026-11-12', '2'), on('2026-11-16', '3')];
    expect(amlFindings({ ...NOTHING, payments: [...week, on('2026-11-17', '4')] }, REFERENCE_AML_THRESHOLDS)).toEqual([
      expect.objectContaining({
        key: 'split_payments:ana:2026-11',
        paymentIds: ['1', '2', '3'],
        amountCentavos: 300_000,
      }),
    ]);
    expect(keysOf({ payments: [on('2026-11-09', '1'), ...week.slice(1)] })).toEqual([]);
    expect(keysOf({ payments: week.map((one) => ({ ...one, clientId: one.id })) })).toEqual([]);
    const less = { ...on('2026-11-16', '3'), amountCentavos: centavos(99_999) };
    expect(keysOf({ payments: [...week.slice(0, 2), less] })).toEqual([]);
    const two = week.slice(0, 2).map((one) => ({ ...one, amountCentavos: centavos(900_000) }));
    expect(keysOf({ payments: two })).toEqual([]);
  });

  test('a payment of nearly all of a loan from another person’s account before it is due is unusual', () => {
    const origin = { account: 'a', isOwn: false };
    const of = (change: Partial<AmlPayment>) =>
      keysOf({ payments: [payment('1', { method: 'spei', amountCentavos: centavos(180_000), origin, ...change })] });
    expect(of({})).toEqual(['third_party_payoff:1']);
    expect(of({ origin: { account: 'a', isOwn: true } })).toEqual([]);
    expect(of({ amountCentavos: centavos(179_999) })).toEqual([]);
    expect(of({ paidOn: plainDate('2026-11-30') })).toEqual([]);
  });
});

test('an account or a device that several clients share is unusual', () => {
  const shared = ['ana', 'luis', 'eva'].map((clientId) =>
    payment(clientId, { clientId, method: 'spei', origin: { account: 'a', isOwn: true } }),
  );
  expect(keysOf({ payments: shared })).toEqual(['shared_account:a']);
  expect(keysOf({ payments: shared.slice(1) })).toEqual([]);
  const devices = ['ana', 'luis', 'eva', 'eva'].map((clientId) => ({ device: 'd', clientId }));
  expect(keysOf({ devices })).toEqual(['shared_device:d']);
  expect(keysOf({ devices: devices.slice(1) })).toEqual([]);
});

describe('a member of staff', () => {
  const act = (change: Partial<AmlAct>): AmlAct => ({
    staffId: 'sara',
    clientId: 'ana',
    loanId: 'loan',
    requestId: 'r',
    deed: 'other',
    isOwn: false,
    ...change,
  });

  test('a member of staff who lets money into a loan and out of it is found', () => {
    const both = [act({ deed: 'takes' }), act({ deed: 'returns' })];
    const [found] = amlFindings({ ...NOTHING, acts: both }, REFERENCE_AML_THRESHOLDS);
    expect(found).toMatchObject({ key: 'same_operator:loan:sara', staffIds: ['sara'], clientIds: ['ana'] });
    expect(keysOf({ acts: [act({ deed: 'takes' }), act({ deed: 'returns', staffId: 'luis' })] })).toEqual([]);
    expect(keysOf({ acts: [act({ deed: 'takes' }), act({ deed: 'returns', loanId: 'other' })] })).toEqual([]);
  });

  test('a member of staff who decides about themself is found', () => {
    expect(keysOf({ acts: [act({ isOwn: true })] })).toEqual(['own_account:r:sara']);
  });
});

test('every finding has a key of its own and a kind, and remains when more is known', () => {
  const people = fc.constantFrom('ana', 'luis', 'eva', 'sara');
  const payments = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      clientId: people,
      loanId: fc.constantFrom('1', '2'),
      amountCentavos: fc.integer({ min: 1, max: 2_000_000 }).map(centavos),
      method: fc.constantFrom('cash', 'paynet', 'spei'),
      paidOn: fc.integer({ min: 10, max: 30 }).map((day) => plainDate(`2026-11-${day}`)),
      principalCentavos: fc.constant(centavos(200_000)),
      dueOn: fc.constantFrom(null, plainDate('2026-11-20')),
      origin: fc.record({ account: people, isOwn: fc.boolean() }),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  );
  const acts = fc.array(
    fc.record({
      staffId: people,
      clientId: people,
      loanId: fc.constantFrom('1', '2'),
      requestId: fc.uuid(),
      deed: fc.constantFrom('takes', 'returns', 'other'),
      isOwn: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(payments, acts, fc.nat(20), (all, actions, count) => {
      const found = amlFindings({ ...NOTHING, payments: all, acts: actions }, REFERENCE_AML_THRESHOLDS);
      const keys = found.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { rule, clientIds } of found) {
        expect(AML_RULE_KINDS[rule]).toBeDefined();
        expect(clientIds.length).toBeGreaterThan(0);
      }
      expect(keys).toEqual(expect.arrayContaining(keysOf({ payments: all.slice(0, count), acts: actions })));
    }),
  );
});
