import { saveAccountNumber, updateApplication } from '@lender/contract';
import { submitForm } from '@lender/web/forms';
import { fakeCall, formOf, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { bankAccountForm, bankNameOf, saveBankAccount } from './bank-account.server.ts';
import { explainClabe } from './explain-clabe.ts';

const refusedFor = async (clabe: string, facts: Readonly<Record<string, unknown>> = {}) => {
  const { call, made } = fakeCall(refuses(saveAccountNumber, 'clabe_invalid', { field: 'clabe', facts }));
  const answer = await submitForm(bankAccountForm, formOf({ clabe }), call);
  if (answer.ok) throw new Error('it was to be refused');
  return { problem: answer.problem, made };
};

test('a CLABE pasted with spaces is sent as its digits, and shown again as it was', async () => {
  const { problem, made } = await refusedFor('002 010 07777777777 1');
  expect(made[0]?.send).toEqual({ body: { clabe: '002010077777777771' } });
  expect(problem.values.clabe).toBe('002 010 07777777777 1');
});

test('a refused CLABE is enough to say what is wrong with it', async () => {
  const { problem } = await refusedFor('002 010 07777777777');
  expect(explainClabe(problem)).toBe('La CLABE tiene 18 dígitos y escribiste 17.');
});

test('a bank that receives no payouts is reported by the lender only', async () => {
  const { problem } = await refusedFor('002010077777777771', { reason: 'bank_not_allowed', bank: '002' });
  expect(explainClabe(problem)).toMatch(/Por ahora no depositamos en ese banco/);
});

test('a CLABE of another client is not explained by its digits', async () => {
  const { call } = fakeCall(refuses(saveAccountNumber, 'clabe_taken', { field: 'clabe' }));
  const answer = await submitForm(bankAccountForm, formOf({ clabe: '002010077777777771' }), call);
  expect(answer).toMatchObject({ problem: { fields: { clabe: 'clabe_taken' } } });
  expect(answer.ok || explainClabe(answer.problem)).toBeUndefined();
});

test('the bank is named from the first three digits of a CLABE', () => {
  expect(bankNameOf('002 010')).toBe('Banamex');
  expect(bankNameOf('00')).toBeUndefined();
});

test('an account is not saved, and is shown again, where another choice on the page is refused', async () => {
  const { call, made } = fakeCall(refuses(updateApplication, 'payout_method_not_offered'));
  const applicationId = '01930000-0000-7000-8000-000000000001';
  const form = formOf({ clabe: '002 010', payoutMethod: 'cebuana', applicationId });
  expect(await saveBankAccount(call, form)).toMatchObject({
    kind: 'page',
    data: {
      account: { problem: { values: { clabe: '002 010' }, form: 'payout_method_not_offered' }, bankName: 'Banamex' },
    },
  });
  expect(made).toHaveLength(1);
});
