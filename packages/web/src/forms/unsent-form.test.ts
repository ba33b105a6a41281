import { createApplication, loginClient } from '@lender/contract';
import { ApiError } from '@lender/sdk';
import { expect, test } from 'vitest';
import { heldFormOf, holdForm } from '../document/held-form.ts';
import { endsSession, leadToSignIn } from '../session/session-end.ts';
import { formOf } from '../testing/form-of.ts';
import { testVisit } from '../testing/test-visit.ts';
import { defineForm } from './form-definition.ts';
import { readFormData } from './read-form-data.ts';
import { submitForm } from './submit-form.ts';

const form = defineForm({
  endpoint: loginClient,
  fields: ['username', 'password'],
  secrets: ['password'],
  bodyOf: ({ username, password }) => ({ username, password }),
});
const typed = () => formOf({ username: 'ana@correo.example', password: 'secreta', formKey: 'k1' });
const failingWith = (thrown: unknown) => async () => Promise.reject(thrown);
const thrownBy = (cause: unknown) =>
  submitForm(form, typed(), failingWith(cause) as never).catch((error: unknown) => error);
const kept = [
  ['username', 'ana@correo.example'],
  ['formKey', 'k1'],
];

test('a typed form stays with its page while the API is down, secrets left out, and the failure is still reported', async () => {
  const away = new ApiError('Network request failed', { kind: 'network', path: createApplication.path });
  const context = {};
  expect(holdForm(await thrownBy(away), context)).toEqual({ failure: away });
  expect(heldFormOf(context)).toEqual({ fields: kept, signIn: undefined });
});

/** Returns a request whose form was read, as a browser sends it with or without scripts. */
async function reading(destination: 'document' | 'empty') {
  const headers = { 'sec-fetch-dest': destination, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ username: 'ana@correo.example', password: 'secreta', formKey: 'k1' });
  const request = new Request('https://site.test/', { method: 'POST', headers, body });
  const { context } = testVisit('https://site.test/');
  await readFormData({ request, context });
  return { request, context };
}

test('a typed form stays with its page when a session ended and no script keeps it', async () => {
  const visit = await reading('document');
  const end = leadToSignIn(visit, '/ingresar');
  expect(endsSession(end)).toBe(true);
  for (const thrown of [end, await thrownBy(end)]) {
    const context = {};
    expect(holdForm(thrown, context)).toBeUndefined();
    expect(heldFormOf(context)).toEqual({ fields: kept, signIn: '/ingresar' });
  }
});

test('a page with a script is led to the sign-in page, and its draft stays saved', async () => {
  const end = leadToSignIn(await reading('empty'), '/ingresar');
  expect(end).toBeInstanceOf(Response);
  expect(await thrownBy(end)).toBe(end);
});

test('any other error after a form was read keeps the form, secrets left out', async () => {
  const broken = new Error('broken');
  const { context } = await reading('document');
  expect(holdForm(broken, context)).toEqual({ failure: broken });
  expect(heldFormOf(context)).toEqual({ fields: kept, signIn: undefined });
});

test('an error without a form keeps nothing', () => {
  const broken = new Error('broken');
  const context = {};
  expect(holdForm(broken, context)).toEqual({ failure: broken });
  expect(heldFormOf(context)).toBeUndefined();
});
