import { createClient, getPasswordRules, proveNewPhone, sendSmsCodePublic } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { type FakeAnswer, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { guestPart } from './guest-part.server.ts';
import { registerGuest } from './register.server.ts';
import { type RegisteringPhone, registeringPhone } from './registering-phone.server.ts';

const sent = { phone: '5512345678', digits: 3, resendAt: '2026-11-21T16:01:00.000Z' };
const proven = { ...sent, code: '123', hasAccount: false };
const ready = { ...proven, hasConsented: true };
const codeSent = grants(sendSmsCodePublic, { ...sent, expiresAt: '2026-11-21T16:10:00.000Z' });
const opened = grants(createClient, { id: '019c0000-0000-7000-8000-000000000000', Authorization: 'token' });
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };
const account = {
  intent: 'create',
  email: ' ana@correo.example',
  password: 'una frase larga',
  formKey: 'key-of-this-page',
};

const pairOf = (header: string) => header.split('; ')[0] ?? '';
const arriving = (cookie = '', search = '') =>
  new Request(`http://site.test/registration${search}`, { headers: { cookie } });
const carrying = (step: RegisteringPhone, search = '') => arriving(pairOf(registeringPhone.write(step)), search);

function guest(request: Request, ...answers: readonly FakeAnswer[]) {
  const { call, made } = fakeCall(...answers);
  const cookies: string[] = [];
  return { guest: { call, request, setCookie: (header: string) => void cookies.push(header) }, made, cookies };
}

const part = (request: Request) => guestPart(guest(request, grants(getPasswordRules, rules)).guest);
/** Returns what the visitor's browser carries after an answer. */
const kept = (cookies: readonly string[]) => registeringPhone.read(arriving(pairOf(cookies[0] ?? '')));

describe('the steps of a guest', () => {
  test('a guest sees the phone, its code, the consents and the account, each on a page of its own', async () => {
    expect(await part(arriving())).toEqual({ part: 'phone', phone: '' });
    expect(await part(carrying(sent))).toEqual({ part: 'code', sent, wasResent: false, isTooLate: false });
    expect(await part(carrying(proven))).toEqual({ part: 'consents' });
    expect(await part(carrying(ready))).toMatchObject({ part: 'account', rules });
  });

  test('a guest may give another number, beginning from the previous one', async () => {
    for (const step of [sent, proven, ready, { ...proven, hasAccount: true }])
      expect(await part(carrying(step, '?cambiar'))).toEqual({ part: 'phone', phone: '5512345678' });
  });

  test('a phone with an account leads to the sign-in, and from there to applying', async () => {
    expect(await part(carrying({ ...proven, hasAccount: true }))).toEqual({
      part: 'known',
      phone: '5512345678',
      signInAddress: '/ingresar?siguiente=%2Fapplication%2Fapply',
    });
  });

  test.each(['x', '{}', '%7B%22phone%22%3A%22%3Cb%3E%22%7D'])(
    'a cookie that is not ours (%s) is ignored',
    async (value) => {
      expect(await part(arriving(`__Host-registration=${value}`))).toEqual({ part: 'phone', phone: '' });
    },
  );

  test('each rendered registration form has a key of its own', async () => {
    expect(await part(carrying(ready))).not.toEqual(await part(carrying(ready)));
  });
});

describe('the code', () => {
  const prove = (code: string, ...answers: readonly FakeAnswer[]) => {
    const visitor = guest(carrying(sent), ...answers);
    return { ...visitor, answer: registerGuest(visitor.guest, formOf({ code })) };
  };

  test('a registration code is sent to the phone however it is written, and survives a reload', async () => {
    const { guest: visitor, made, cookies } = guest(arriving(), codeSent);
    const answer = await registerGuest(visitor, formOf({ intent: 'send_code', phone: '+52 55 1234 5678' }));
    expect(answer).toEqual(leadTo('/registration'));
    expect(made).toMatchObject([{ send: { body: { mobilePhone: { number: '5512345678' } } } }]);
    expect(kept(cookies)).toEqual(sent);
  });

  test.each(['already_sent_in_last_minutes', 'request_count_by_day_exceed'] as const)(
    'the refusal %s of a registration code is shown, unless a code is already on its way',
    async (code) => {
      const refused = refuses(sendSmsCodePublic, code, { field: 'mobilePhone.number' });
      const form = formOf({ intent: 'send_code', phone: '5512345678' });
      const first = await registerGuest(guest(arriving(), refused).guest, form);
      expect(first).toMatchObject({ status: 422, data: { part: 'phone', problem: { fields: { phone: code } } } });
      const again = await registerGuest(guest(carrying(sent), refused).guest, form);
      expect(again).toEqual(leadTo('/registration'));
    },
  );

  test('a registration code is asked for where the answer that reported it was lost', async () => {
    const refused = refuses(sendSmsCodePublic, 'already_sent_in_last_minutes', {
      field: 'mobilePhone.number',
      facts: { digits: 3 },
    });
    const { guest: visitor, cookies } = guest(arriving(), refused);
    const answer = await registerGuest(visitor, formOf({ intent: 'send_code', phone: '55 1234 5678' }));
    expect(answer).toEqual(leadTo('/registration'));
    expect(kept(cookies)).toMatchObject({ phone: '5512345678', digits: 3 });
  });

  test('a registration code is sent again to the same phone, and the page says so', async () => {
    const { guest: visitor, made, cookies } = guest(carrying(sent), codeSent);
    const answer = await registerGuest(visitor, formOf({ intent: 'resend_code', code: '12' }));
    expect(answer).toEqual(leadTo('/registration?reenviado'));
    expect(made).toMatchObject([{ send: { body: { mobilePhone: { number: '5512345678' } } } }]);
    expect(cookies).toHaveLength(1);
    expect(await part(carrying(sent, '?reenviado'))).toMatchObject({ part: 'code', wasResent: true });
  });

  test('a registration code is not sent again at once, and the page says so', async () => {
    const refused = refuses(sendSmsCodePublic, 'already_sent_in_last_minutes', { field: 'mobilePhone.number' });
    const answer = await registerGuest(guest(carrying(sent), refused).guest, formOf({ intent: 'resend_code' }));
    expect(answer).toMatchObject({ data: { part: 'code', problem: { form: 'already_sent_in_last_minutes' } } });
  });

  test('a correct registration code is kept, out of reach of scripts', async () => {
    const { answer, made, cookies } = prove('12 3', grants(proveNewPhone, { hasAccount: false }));
    expect(await answer).toEqual(leadTo('/registration'));
    expect(made).toMatchObject([{ send: { body: { mobilePhone: { number: '5512345678' }, code: '123' } } }]);
    expect(kept(cookies)).toEqual(proven);
    expect(cookies[0]).toContain('HttpOnly');
  });

  test('a registration code reveals at once that the phone has an account', async () => {
    const { answer, cookies } = prove('123', grants(proveNewPhone, { hasAccount: true }));
    expect(await answer).toEqual(leadTo('/registration'));
    expect(kept(cookies)).toMatchObject({ hasAccount: true });
  });

  test.each(['12', '1234', '12a'])('the incomplete code %s is not sent, and uses up no try', async (code) => {
    const { answer, made } = prove(code);
    expect(await answer).toMatchObject({ data: { problem: { fields: { code: 'invalid' }, facts: { digits: 3 } } } });
    expect(made).toEqual([]);
  });

  test('a wrong registration code is reported at its field and shown nowhere', async () => {
    const { answer, cookies } = prove('987', refuses(proveNewPhone, 'code_wrong', { field: 'code' }));
    expect(await answer).toMatchObject({ data: { part: 'code', problem: { fields: { code: 'code_wrong' } } } });
    expect(JSON.stringify(await answer)).not.toContain('987');
    expect(cookies).toEqual([]);
  });
});

describe('the consents', () => {
  const consent = (ticked: Record<string, string>) => {
    const visitor = guest(carrying(proven));
    return { ...visitor, answer: registerGuest(visitor.guest, formOf({ intent: 'consent', ...ticked })) };
  };

  test('both consents are needed, and the one that was given is kept', async () => {
    const { answer, cookies } = consent({ privacy: 'on' });
    expect(await answer).toMatchObject({
      data: { part: 'consents', problem: { values: { privacy: 'on' }, fields: { terms: 'required' } } },
    });
    expect(cookies).toEqual([]);
  });

  test('both consents lead to the account', async () => {
    const { answer, cookies } = consent({ terms: 'on', privacy: 'on' });
    expect(await answer).toEqual(leadTo('/registration'));
    expect(kept(cookies)).toEqual(ready);
  });
});

describe('the account', () => {
  const open = (step: RegisteringPhone, ...answers: readonly FakeAnswer[]) => {
    const visitor = guest(carrying(step), ...answers);
    return { ...visitor, answer: registerGuest(visitor.guest, formOf(account)) };
  };

  test('an account is opened with the key of its form, and its owner continues where the flow says', async () => {
    const { answer, made, cookies } = open(ready, opened);
    expect(await answer).toEqual(leadTo('/flow'));
    const body = {
      language: 'mx',
      mobilePhone: { number: '5512345678' },
      code: '123',
      email: 'ana@correo.example',
      password: 'una frase larga',
      consents: { terms: true, privacy: true },
    };
    expect(made).toMatchObject([{ send: { body }, options: { idempotencyKey: 'key-of-this-page' } }]);
    expect(cookies[0]).toContain('Max-Age=0');
  });

  test.each([sent, proven])(
    'an account is not opened before the phone is proven and both consents are given',
    async (step) => {
      const { answer, made } = open(step);
      expect(await answer).toEqual(leadTo('/registration'));
      expect(made).toEqual([]);
    },
  );

  test('an account is not opened without a cookie of the steps before', async () => {
    const { guest: visitor, made } = guest(arriving());
    expect(await registerGuest(visitor, formOf(account))).toEqual(leadTo('/registration'));
    expect(made).toEqual([]);
  });

  test.each([
    ['not_unique', 'email'],
    ['password_too_weak', 'password'],
  ] as const)('the refusal %s of an account is shown at its field', async (code, field) => {
    const { answer } = open(ready, refuses(createClient, code, { field }));
    expect(await answer).toMatchObject({ data: { part: 'account', problem: { fields: { [field]: code } } } });
    expect(JSON.stringify(await answer)).not.toContain('una frase larga');
  });

  test.each(['code_wrong', 'code_expired'] as const)(
    'the refusal %s of an account asks for another code, and says why',
    async (code) => {
      const { answer, cookies } = open(ready, refuses(createClient, code, { field: 'code' }));
      expect(await answer).toEqual(leadTo('/registration?vencido'));
      expect(kept(cookies)).toEqual({ ...sent, hasAccount: false, hasConsented: true });
      expect(await part(carrying(sent, '?vencido'))).toMatchObject({ part: 'code', isTooLate: true });
    },
  );

  test('an account that was opened meanwhile is the one to sign in to', async () => {
    const { answer, cookies } = open(ready, refuses(createClient, 'not_unique', { field: 'mobilePhone.number' }));
    expect(await answer).toEqual(leadTo('/registration'));
    expect(kept(cookies)).toMatchObject({ hasAccount: true });
  });
});

describe('an invitation', () => {
  test('an invitation reaches the account of the person who was invited', async () => {
    const arrival = guest(arriving('', '?invitacion=K7PM3XQE94'));
    await guestPart(arrival.guest);
    const cookie = [...arrival.cookies, registeringPhone.write(ready)].map(pairOf).join('; ');
    const { guest: visitor, made } = guest(arriving(cookie), opened);
    await registerGuest(visitor, formOf(account));
    expect(made).toMatchObject([{ send: { body: { referralCode: 'K7PM3XQE94' } } }]);
  });

  test('a made-up invitation is ignored', async () => {
    const cookie = `__Host-invitation=%3Cb%3E; ${pairOf(registeringPhone.write(ready))}`;
    const { guest: visitor, made } = guest(arriving(cookie), opened);
    await registerGuest(visitor, formOf(account));
    expect(made).toHaveLength(1);
    expect(JSON.stringify(made)).not.toContain('referralCode');
  });
});
