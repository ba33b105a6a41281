import { createReferral, getReferrals, updateReferral } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readReferrals, saveReferral } from './referrals.server.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const luis = {
  id,
  name: 'Luis',
  phoneLastFour: '5678',
  code: 'K7PM3XQE94',
  status: 'invited' as const,
  createdAt: '2026-11-22T05:59:00.000Z',
};
const typed = { name: ' Luis ', phone: '55 1234 5678', formKey: 'key-of-this-page' };

test('each invited friend has a link to register with, and the day of the invitation', async () => {
  const { call } = fakeCall(grants(getReferrals, [luis]));
  const { referrals, done } = await readReferrals(
    call,
    'http://10.0.0.1/profile/referrals?listo=referral',
    'https://quincena.example',
  );
  expect(referrals).toMatchObject([
    { date: '21.11.2026', link: 'https://quincena.example/registration?invitacion=K7PM3XQE94' },
  ]);
  expect(done).toBe('referral');
});

test('a friend is invited once for each form on the screen', async () => {
  const { call, made } = fakeCall(grants(createReferral, luis));
  expect(await saveReferral(call, formOf(typed))).toEqual(leadTo('/profile/referrals?listo=referral'));
  expect(made).toMatchObject([
    { send: { body: { name: 'Luis', phone: '5512345678' } }, options: { idempotencyKey: 'key-of-this-page' } },
  ]);
});

test.each(['not_unique', 'invalid_input'] as const)(
  'the phone of a friend that is %s is reported at its field',
  async (code) => {
    const { call } = fakeCall(refuses(createReferral, code, { field: 'phone' }));
    expect(await saveReferral(call, formOf(typed))).toMatchObject({ status: 422, data: { fields: { phone: code } } });
  },
);

test('an invitation is withdrawn, and one that is already gone is left to the list', async () => {
  const form = formOf({ intent: 'withdraw', id });
  const { call, made } = fakeCall(grants(updateReferral, { ...luis, status: 'withdrawn' }));
  expect(await saveReferral(call, form)).toEqual(leadTo('/profile/referrals?listo=withdrawn'));
  expect(made).toMatchObject([{ send: { params: { id }, body: { status: 'withdrawn' } } }]);
  const gone = fakeCall(refuses(updateReferral, 'illegal_transition')).call;
  expect(await saveReferral(gone, form)).toEqual(leadTo('/profile/referrals'));
  expect(await saveReferral(fakeCall().call, formOf({ intent: 'withdraw', id: '../x' }))).toEqual(
    leadTo('/profile/referrals'),
  );
});
