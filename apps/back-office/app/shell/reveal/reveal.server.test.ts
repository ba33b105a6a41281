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

test('an identifier is not requested without a reason', async () => {
  const { call, made } = fakeCall();
  const refused = { identifier: 'curp', problem: { fields: { reason: 'invalid' }, values: { reason: 'ver' } } };
  expect(await reveal(call, asked, formOf({ reason: 'ver' }))).toMatchObject({ status: 422, data: refused });
  expect(made).toEqual([]);
});

test('an identifier that no longer exists is reported as not found', async () => {
  const { call } = fakeCall(refuses(revealIdentifier, 'not_found'));
  expect(await reveal(call, asked, formOf({ reason }))).toMatchObject({
    status: 409,
    data: { problem: { form: 'not_found' } },
  });
});

test('a used-up daily quota of identifiers is reported as such', async () => {
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
])('an address that asks for the identifier %s opens %s', (text, expected) => {
  expect(parseIdentifier(text)).toBe(expected);
});
