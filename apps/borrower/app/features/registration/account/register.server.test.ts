import { createClient, sendSmsCodePublic } from '@lender/contract';
import { leadTo, showPage } from '@lender/web/outcome';
import { type FakeAnswer, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { guestPart, registerGuest } from './register.server.ts';
import { registeringPhone } from './registering-phone.server.ts';

const sent = { phone: '5512345678', digits: 3, resendAt: '2026-11-21T16:01:00.000Z' };
const codeSent = grants(sendSmsCodePublic, { ...sent, expiresAt: '2026-11-21T16:10:00.000Z' });
const typed = {
  phone: '5512345678',
  code: '12 3',
  email: ' ana@correo.example',
  password: 'una frase larga',
  terms: 'on',
  privacy: 'on',
  formKey: 'key-of-this-page',
};

const pairOf = (header: string) => header.split('; ')[0] ?? '';
const carrying = (cookie = '', search = '') =>
  new Request(`http://site.test/registration${search}`, { headers: { cookie } });
const withCode = () => carrying(pairOf(registeringPhone.write(sent)));

function guest(answers: readonly FakeAnswer[], request = carrying()) {
  const { call, made } = fakeCall(...answers);
  const cookies: string[] = [];
  return { guest: { call, request, setCookie: (header: string) => void cookies.push(header) }, made, cookies };
}

test('the phone is asked for first, and the rest once a code went to it', () => {
  expect(guestPart(carrying())).toEqual({ part: 'phone', phone: '' });
  expect(guestPart(withCode())).toMatchObject({ part: 'account', sent });
});

test('another number may be given, beginning from the one before', () => {
  const request = carrying(pairOf(registeringPhone.write(sent)), '?cambiar');
  expect(guestPart(request)).toEqual({ part: 'phone', phone: '5512345678' });
});

test.each(['x', '{}', '%7B%22phone%22%3A%22%3Cb%3E%22%7D'])('a cookie that is not ours (%s) is none', (value) => {
  expect(guestPart(carrying(`__Host-registration=${value}`))).toEqual({ part: 'phone', phone: '' });
});

test('each rendered form has a key of its own', () => {
  expect(guestPart(withCode())).not.toEqual(guestPart(withCode()));
});

test('a sent code leads to the other half of the form, which survives a reload', async () => {
  const { guest: visitor, made, cookies } = guest([codeSent]);
  const answer = await registerGuest(visitor, formOf({ intent: 'send_code', phone: '+52 55 1234 5678' }));
  expect(answer).toEqual(leadTo('/registration'));
  expect(made).toMatchObject([{ send: { body: { mobilePhone: { number: '5512345678' } } } }]);
  expect(guestPart(carrying(pairOf(cookies[0] ?? '')))).toMatchObject({ part: 'account', sent });
});

test.each(['already_sent_in_last_minutes', 'request_count_by_day_exceed'] as const)(
  '%s says so, unless a code is on its way already',
  async (code) => {
    const refused = refuses(sendSmsCodePublic, code, { field: 'mobilePhone.number' });
    const form = formOf({ intent: 'send_code', phone: '5512345678' });
    const first = await registerGuest(guest([refused]).guest, form);
    expect(first).toMatchObject({ status: 422, data: { part: 'phone', problem: { fields: { phone: code } } } });
    const again = await registerGuest(guest([refused], withCode()).guest, form);
    expect(again).toEqual(leadTo('/registration'));
  },
);

test('another code is sent without losing what was typed; the password is typed again', async () => {
  const { guest: visitor, cookies } = guest([codeSent], withCode());
  const answer = await registerGuest(visitor, formOf({ ...typed, intent: 'resend_code' }));
  const { phone, email, terms, privacy } = typed;
  const problem = { values: { phone, email, terms, privacy }, fields: {}, facts: {} };
  expect(answer).toEqual(showPage({ part: 'account', problem, wasResent: true }));
  expect(cookies).toHaveLength(1);
});

test('an account is opened with the key of its form, and its owner goes where the flow says', async () => {
  const {
    guest: visitor,
    made,
    cookies,
  } = guest([grants(createClient, { id: '019c0000-0000-7000-8000-000000000000', Authorization: 'token' })]);
  const answer = await registerGuest(visitor, formOf({ ...typed, intent: 'create' }));
  expect(answer).toEqual(leadTo('/flow'));
  expect(made).toMatchObject([
    {
      send: {
        body: {
          language: 'mx',
          mobilePhone: { number: '5512345678' },
          code: '123',
          email: 'ana@correo.example',
          password: 'una frase larga',
          consents: { terms: true, privacy: true },
        },
      },
      options: { idempotencyKey: 'key-of-this-page' },
    },
  ]);
  expect(cookies[0]).toContain('Max-Age=0');
});

test('without both consents nothing is sent', async () => {
  const { guest: visitor, made } = guest([]);
  const { terms: _, ...rest } = typed;
  const answer = await registerGuest(visitor, formOf({ ...rest, intent: 'create' }));
  expect(answer).toMatchObject({ status: 422, data: { problem: { fields: { terms: 'required' } } } });
  expect(made).toEqual([]);
});

test.each([
  ['code_wrong', 'code', 'code'],
  ['not_unique', 'email', 'email'],
  ['not_unique', 'mobilePhone.number', 'phone'],
  ['password_too_weak', 'password', 'password'],
] as const)('%s of %s is told at its field', async (code, field, shown) => {
  const { guest: visitor } = guest([refuses(createClient, code, { field })]);
  const answer = await registerGuest(visitor, formOf({ ...typed, intent: 'create' }));
  expect(answer).toMatchObject({ data: { part: 'account', problem: { fields: { [shown]: code } } } });
  expect(JSON.stringify(answer)).not.toContain('una frase larga');
});
