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

test('a test person is drawn for the scenario in the address', async () => {
  const { call, made } = fakeCall(grants(drawTestPerson, drawn));
  const person = await readPerson(call, new URLSearchParams('persona=manual'));
  expect(made).toMatchObject([{ endpoint: 'drawTestPerson', send: { query: { scenario: 'manual' } } }]);
  expect(person?.facts).toContainEqual({ term: 'Apellidos', detail: 'Gómez Ibarra' });
  expect(person?.facts).toContainEqual({ term: 'Pide', detail: '$1,500.00' });
});

test.each(['', 'persona=', 'persona=rico'])('no test person is drawn for "%s"', async (search) => {
  const { call, made } = fakeCall();
  expect(await readPerson(call, new URLSearchParams(search))).toBeUndefined();
  expect(made).toEqual([]);
});

test('no test person is drawn where the sandbox is off', async () => {
  const { call } = fakeCall(refuses(drawTestPerson, 'sandbox_off'));
  expect(await readPerson(call, new URLSearchParams('persona=manual'))).toBeUndefined();
});
