import { revealIdentifier } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { caseDetail } from '../../../test/case-detail.ts';
import { reveal } from './reveal.server.ts';
import { parseIdentifier } from './reveal-fields.ts';

const asked = { clientId: caseDetail.client.id, identifier: 'curp' } as const;
const reason = '  Llamó y   confirma su CURP ';

test('an identifier is shown in the answer itself, and in no address', async () => {
  const { call, made } = fakeCall(
    grants(revealIdentifier, { value: 'GORA920701MDFMRN06', revealedToday: 2, leftToday: 58 }),
  );
  expect(await reveal(call, asked, formOf({ reason }))).toEqual({
    kind: 'page',
    status: 200,
    data: { identifier: 'curp', value: 'GORA920701MDFMRN06', revealedToday: 2, leftToday: 58 },
  });
  expect(made[0]).toMatchObject({
    send: { params: { id: asked.clientId }, body: { identifier: 'curp', reason: 'Llamó y confirma su CURP' } },
  });
});

test('without a reason nobody is asked', async () => {
  const { call, made } = fakeCall();
  const refused = { identifier: 'curp', problem: { fields: { reason: 'invalid' }, values: { reason: 'ver' } } };
  expect(await reveal(call, asked, formOf({ reason: 'ver' }))).toMatchObject({ status: 422, data: refused });
  expect(made).toEqual([]);
});

test('one that is not there any more is said so', async () => {
  const { call } = fakeCall(refuses(revealIdentifier, 'not_found'));
  expect(await reveal(call, asked, formOf({ reason }))).toMatchObject({
    status: 409,
    data: { problem: { form: 'not_found' } },
  });
});

test('once the identifiers of a day are used up, it is said how to go on', async () => {
  const { call } = fakeCall(refuses(revealIdentifier, 'identifier_quota_used'));
  expect(await reveal(call, asked, formOf({ reason }))).toMatchObject({
    status: 409,
    data: { problem: { form: 'identifier_quota_used' } },
  });
});

test.each([
  ['curp', 'curp'],
  ['password', undefined],
  [null, undefined],
])('an address that asks for %s opens %s', (text, expected) => {
  expect(parseIdentifier(text)).toBe(expected);
});
