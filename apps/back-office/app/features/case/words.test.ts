import { MX_STL_POLICY_1 } from '@lender/lending';
import { expect, test } from 'vitest';
import { eventDetail, eventLabel } from './event.copy.es.ts';
import { attributeLabel, ruleLabel } from './rule.copy.es.ts';

test.each(MX_STL_POLICY_1.rules.map(({ id }) => id))('rule %s of the policy is asked in words', (id) => {
  expect(ruleLabel(id)).not.toBe(id);
});

test.each(MX_STL_POLICY_1.scorecard.attributes.map(({ variable }) => variable))('%s has a name', (variable) => {
  expect(attributeLabel(variable)).not.toBe(variable);
});

test('what is not known is shown as it came', () => {
  expect(ruleLabel('K9')).toBe('K9');
  expect(eventLabel('client.moved')).toBe('client.moved');
  expect(eventDetail('client.moved', 'abc')).toBe('abc');
  expect(eventDetail('document.seen', 'payslip')).toBe('payslip');
});

test.each([
  ['application.status', '7 → 14', 'En verificación → Revisión manual'],
  ['loan.status', '1 → 4', 'Borrador → Activo'],
  ['application.status', '7 → 99', 'En verificación → 99'],
  ['document.uploaded', 'id_back', 'Identificación, reverso'],
  ['client.bank_account', '0073', 'Termina en 0073'],
  ['payment.booked', 'paynet', 'En tienda, Paynet'],
])('%s with %s reads %s', (event, detail, words) => {
  expect(eventDetail(event, detail)).toBe(words);
});

test('an event without detail says nothing more', () => {
  expect(eventDetail('client.details', null)).toBeUndefined();
});
