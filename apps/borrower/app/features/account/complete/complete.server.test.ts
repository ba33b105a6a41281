import { completeBackOfficeClient } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { sampleClient } from '../../../platform/client.sample.ts';
import { completeAccount } from './complete.server.ts';

const typed = {
  email: ' ana@correo.example ',
  password: 'una frase larga',
  repeat: 'una frase larga',
  terms: 'on',
  privacy: 'on',
};

test('an account that staff opened becomes the client’s own with e-mail, password and both consents', async () => {
  const { call, made } = fakeCall(grants(completeBackOfficeClient, sampleClient()));
  expect(await completeAccount(call, formOf(typed))).toEqual(leadTo('/flow'));
  const body = { email: 'ana@correo.example', password: 'una frase larga', consents: { terms: true, privacy: true } };
  expect(made).toMatchObject([{ send: { body } }]);
});

test('an account that was completed in another tab leads on', async () => {
  const { call } = fakeCall(refuses(completeBackOfficeClient, 'illegal_transition'));
  expect(await completeAccount(call, formOf(typed))).toEqual(leadTo('/flow'));
});

test('an account is not completed without consent to the terms', async () => {
  const { call, made } = fakeCall();
  const { terms: _, ...rest } = typed;
  expect(await completeAccount(call, formOf(rest))).toMatchObject({ data: { fields: { terms: 'required' } } });
  expect(made).toEqual([]);
});

test('an e-mail of another account is reported at its field, and the input is kept', async () => {
  const { call } = fakeCall(refuses(completeBackOfficeClient, 'not_unique', { field: 'email' }));
  expect(await completeAccount(call, formOf(typed))).toMatchObject({
    status: 422,
    data: { values: { email: typed.email, terms: 'on', privacy: 'on' }, fields: { email: 'not_unique' } },
  });
});
