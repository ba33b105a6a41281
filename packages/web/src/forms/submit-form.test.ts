import { loginClient, rejectCase, saveAccountNumber } from '@lender/contract';
import { expect, test } from 'vitest';
import { fakeCall, formOf, grants, refuses } from '../testing.ts';
import { defineForm } from './form-definition.ts';
import { isRefused } from './is-refused.ts';
import { showAgain, submitForm } from './submit-form.ts';

const signIn = defineForm({
  fields: ['phone', 'password'],
  secrets: ['password'],
  fieldOf: { username: 'phone' },
  endpoint: loginClient,
  bodyOf: ({ phone, password }) => ({ username: phone.trim(), password }),
});

const account = defineForm({
  fields: ['clabe'],
  endpoint: saveAccountNumber,
  bodyOf: ({ clabe }) => ({ clabe }),
});

test('typed texts are tidied, checked against the endpoint, and sent', async () => {
  const { call, made } = fakeCall(grants(loginClient, { Authorization: 'token' }));
  const answer = await submitForm(signIn, formOf({ phone: ' 5512345678 ', password: 'x' }), call);
  expect(answer).toEqual({
    ok: true,
    value: { Authorization: 'token' },
    sent: { username: '5512345678', password: 'x' },
  });
  expect(made).toMatchObject([{ send: { body: { username: '5512345678', password: 'x' } } }]);
});

test('a form that the endpoint could not accept is never sent, and an empty field has its own code', async () => {
  const { call, made } = fakeCall();
  const answer = await submitForm(signIn, formOf({ phone: '  ', password: 'x'.repeat(200) }), call);
  expect(answer).toEqual({
    ok: false,
    problem: { values: { phone: '  ' }, fields: { phone: 'required', password: 'invalid' }, facts: {} },
  });
  expect(made).toEqual([]);
});

test('a refused field is found under the name that the page gives it', async () => {
  const { call } = fakeCall(
    refuses(loginClient, 'rate_limited', { field: 'username', facts: { triesLeft: 2, deep: {} } }),
  );
  const answer = await submitForm(signIn, formOf({ phone: '5512345678', password: 'x' }), call);
  expect(answer).toMatchObject({ problem: { fields: { phone: 'rate_limited' }, facts: { triesLeft: 2 } } });
  expect(answer).not.toHaveProperty('problem.form');
  expect(answer).not.toHaveProperty('problem.facts.deep');
});

test('a refusal of a field that is not on this page is shown beside the fields, never lost', async () => {
  const { call } = fakeCall(refuses(loginClient, 'credentials_wrong', { field: 'elsewhere' }));
  const answer = await submitForm(signIn, formOf({ phone: '5512345678', password: 'x' }), call);
  expect(answer).toMatchObject({ problem: { form: 'credentials_wrong', fields: {} } });
});

test('a password is never shown again', async () => {
  const { call } = fakeCall(refuses(loginClient, 'credentials_wrong'));
  const answer = await submitForm(signIn, formOf({ phone: '5512345678', password: 'sesamo' }), call);
  expect(JSON.stringify(answer)).not.toContain('sesamo');
});

test('the key of a rendered form is sent, so that a double tap is one request', async () => {
  const { call, made } = fakeCall(refuses(saveAccountNumber, 'clabe_taken', { field: 'clabe' }));
  await submitForm(account, formOf({ clabe: '1', formKey: 'key-of-this-page' }), call);
  expect(made[0]?.options).toEqual({ idempotencyKey: 'key-of-this-page' });
});

test('the id of a form’s subject goes into the path', async () => {
  const rejection = defineForm({ endpoint: rejectCase, fields: ['note', 'reason'], bodyOf: (texts) => texts });
  const { call, made } = fakeCall(refuses(rejectCase, 'not_found'));
  const params = { id: '01930000-0000-7000-8000-000000000001' };
  await submitForm(rejection, formOf({ note: 'No', reason: 'CAPACITY' }), call, { params });
  expect(made[0]?.send).toEqual({ params, body: { note: 'No', reason: 'CAPACITY' } });
});

test('a file in place of a text counts as nothing typed', async () => {
  const { call } = fakeCall();
  const answer = await submitForm(account, formOf({ clabe: new Blob(['x']) }), call);
  expect(answer).toMatchObject({ problem: { fields: { clabe: 'required' } } });
});

test('a step that has passed meanwhile is not refused', async () => {
  const { call } = fakeCall(refuses(saveAccountNumber, 'illegal_transition'));
  expect(isRefused(await submitForm(account, formOf({ clabe: '1' }), call))).toBe(false);
  const { call: other } = fakeCall(refuses(saveAccountNumber, 'clabe_taken', { field: 'clabe' }));
  expect(isRefused(await submitForm(account, formOf({ clabe: '1' }), other))).toBe(true);
});

test('a form that is only shown again keeps what was typed and has no fault', () => {
  expect(showAgain(['phone'], formOf({ phone: '55', other: 'x' }))).toEqual({
    ok: false,
    problem: { values: { phone: '55' }, fields: {}, facts: {} },
  });
});
