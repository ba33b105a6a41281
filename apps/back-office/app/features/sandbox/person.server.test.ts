import { drawTestPerson } from '@lender/contract';
import { centavos } from '@lender/money';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readPerson } from './person.server.ts';

const drawn = {
  scenario: 'manual',
  ...{ firstName: 'Lucía', lastName: 'Gómez', secondLastName: 'Ibarra', curp: 'GOIL850101MDFMBC05' },
  ...{ phone: '5512345678', email: 'prueba.0000000001@example.com', clabe: '002180555000001700' },
  ...{ monthlyIncome: centavos(6_000_000), monthsAtWork: 6, loanAmount: centavos(150_000) },
} as const;

test('somebody is drawn of whom the scenario of the address comes true', async () => {
  const { call, made } = fakeCall(grants(drawTestPerson, drawn));
  const person = await readPerson(call, new URLSearchParams('persona=manual'));
  expect(made).toMatchObject([{ endpoint: 'drawTestPerson', send: { query: { scenario: 'manual' } } }]);
  expect(person?.facts).toContainEqual({ term: 'Apellidos', detail: 'Gómez Ibarra' });
  expect(person?.facts).toContainEqual({ term: 'Pide', detail: '$1500.00' });
});

test.each(['', 'persona=', 'persona=rico'])('nobody is drawn for "%s"', async (search) => {
  const { call, made } = fakeCall();
  expect(await readPerson(call, new URLSearchParams(search))).toBeUndefined();
  expect(made).toEqual([]);
});

test('where the sandbox is off there is nobody', async () => {
  const { call } = fakeCall(refuses(drawTestPerson, 'sandbox_off'));
  expect(await readPerson(call, new URLSearchParams('persona=manual'))).toBeUndefined();
});
