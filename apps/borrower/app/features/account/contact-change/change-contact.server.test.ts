import { changeEmail, changePhone, sendEmailCode, sendSmsCode } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { type FakeAnswer, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { sampleClient } from '../../../platform/client.sample.ts';
import { changeContact, contactPart } from './change-contact.server.ts';

const resendAt = '2026-11-22T16:01:00.000Z';
const saved = (digits: number) => ({ digits, resendAt, expiresAt: '2026-11-22T16:10:00.000Z' });
const typed = { address: 'nuevo@correo.example', code: '123 456', password: 'una frase larga' };

const carrying = (cookie = '', search = '') =>
  new Request(`http://site.test/profile/change-email${search}`, { headers: { cookie } });
const pairOf = (header = '') => header.split('; ')[0] ?? '';

function changing(answers: readonly FakeAnswer[], request = carrying()) {
  const { call, made } = fakeCall(...answers);
  const cookies: string[] = [];
  return { client: { call, request, setCookie: (header: string) => void cookies.push(header) }, made, cookies };
}

describe('an e-mail', () => {
  const codeSent = grants(sendEmailCode, saved(6));

  test('the new e-mail is asked for first, and its code once it was sent, also after a reload', async () => {
    expect(contactPart('email', carrying())).toEqual({ part: 'address', address: '' });
    const { client, made, cookies } = changing([codeSent]);
    const form = formOf({ intent: 'send_code', address: ' nuevo@correo.example ' });
    expect(await changeContact('email', client, form)).toEqual(leadTo('/profile/change-email'));
    expect(made).toMatchObject([{ send: { body: { email: 'nuevo@correo.example' } } }]);
    const carried = pairOf(cookies[0]);
    const sent = { address: 'nuevo@correo.example', digits: 6, resendAt };
    expect(contactPart('email', carrying(carried))).toEqual({ part: 'code', sent });
    expect(contactPart('email', carrying(carried, '?cambiar'))).toMatchObject({
      part: 'address',
      address: sent.address,
    });
    expect(contactPart('phone', carrying(carried))).toMatchObject({ part: 'address', address: '' });
  });

  test('an e-mail is changed with its code and the password, and the profile confirms it', async () => {
    const { client, made, cookies } = changing([grants(changeEmail, sampleClient())]);
    expect(await changeContact('email', client, formOf(typed))).toEqual(leadTo('/profile?listo=email'));
    const body = { email: 'nuevo@correo.example', code: '123456', password: 'una frase larga' };
    expect(made).toMatchObject([{ send: { body } }]);
    expect(cookies[0]).toContain('Max-Age=0');
  });

  test.each(['not_unique', 'unchanged'] as const)(
    'the refusal %s of a new e-mail is shown where the e-mail is typed',
    async (code) => {
      const { client } = changing([refuses(changeEmail, code, { field: 'email' })]);
      expect(await changeContact('email', client, formOf(typed))).toMatchObject({
        status: 422,
        data: { part: 'address', problem: { values: { address: typed.address }, fields: { address: code } } },
      });
    },
  );

  test.each([
    ['code_wrong', 'code'],
    ['credentials_wrong', 'password'],
  ] as const)(
    'the refusal %s of a change of e-mail is shown at its field, and no secret comes back to the page',
    async (code, field) => {
      const { client } = changing([refuses(changeEmail, code, { field })]);
      const answer = await changeContact('email', client, formOf(typed));
      expect(answer).toMatchObject({ data: { part: 'code', problem: { fields: { [field]: code } } } });
      expect(JSON.stringify(answer)).not.toMatch(/una frase larga|123 456/);
    },
  );

  test('a second change of e-mail within three days is reported for the whole form', async () => {
    const { client } = changing([refuses(changeEmail, 'contact_changed_recently')]);
    expect(await changeContact('email', client, formOf(typed))).toMatchObject({
      data: { part: 'code', problem: { form: 'contact_changed_recently' } },
    });
  });

  test('a change of e-mail without the password is not sent', async () => {
    const { client, made } = changing([]);
    const answer = await changeContact('email', client, formOf({ ...typed, password: '' }));
    expect(answer).toMatchObject({ data: { problem: { fields: { password: 'required' } } } });
    expect(made).toEqual([]);
  });

  test('another code for an e-mail is sent, and where it is too soon the page says so', async () => {
    const again = formOf({ ...typed, intent: 'resend_code' });
    expect(await changeContact('email', changing([codeSent]).client, again)).toMatchObject({
      status: 200,
      data: { part: 'code', wasResent: true },
    });
    const tooSoon = refuses(sendEmailCode, 'already_sent_in_last_minutes', { field: 'email' });
    expect(await changeContact('email', changing([tooSoon]).client, again)).toMatchObject({
      status: 422,
      data: { part: 'code', wasResent: false, problem: { fields: {}, form: 'already_sent_in_last_minutes' } },
    });
  });

  test('requesting an e-mail code twice at once leads to the code that is on its way', async () => {
    const first = changing([codeSent]);
    const ask = formOf({ intent: 'send_code', address: typed.address });
    await changeContact('email', first.client, ask);
    const tooSoon = refuses(sendEmailCode, 'already_sent_in_last_minutes', { field: 'email' });
    const again = changing([tooSoon], carrying(pairOf(first.cookies[0])));
    expect(await changeContact('email', again.client, ask)).toEqual(leadTo('/profile/change-email'));
    expect(await changeContact('email', changing([tooSoon]).client, ask)).toMatchObject({ status: 422 });
  });

  test('requesting an e-mail code again leads to the sent code where its first answer was lost', async () => {
    const tooSoon = refuses(sendEmailCode, 'already_sent_in_last_minutes', { field: 'email', facts: { digits: 6 } });
    const { client, cookies } = changing([tooSoon]);
    const ask = formOf({ intent: 'send_code', address: typed.address });
    expect(await changeContact('email', client, ask)).toEqual(leadTo('/profile/change-email'));
    expect(contactPart('email', carrying(pairOf(cookies[0])))).toMatchObject({ part: 'code', sent: { digits: 6 } });
  });
});

describe('a phone', () => {
  test('a new phone is accepted however it is written', async () => {
    const { client, made } = changing([grants(sendSmsCode, saved(3))]);
    await changeContact('phone', client, formOf({ intent: 'send_code', address: '+52 (551) 234-5678' }));
    expect(made).toMatchObject([{ send: { body: { mobilePhone: { number: '5512345678' } } } }]);
  });

  test('a phone cannot be changed while a signature waits for its code', async () => {
    const { client } = changing([refuses(changePhone, 'illegal_transition')]);
    const form = formOf({ ...typed, address: '5512345678' });
    expect(await changeContact('phone', client, form)).toMatchObject({
      status: 422,
      data: { part: 'code', problem: { form: 'illegal_transition' } },
    });
  });
});
