import { getPasswordRules, recoverPassword } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { type FakeAnswer, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { recover, recoveryPart } from './recover.server.ts';
import { recovering } from './recovering.server.ts';

const resendAt = '2026-11-22T16:01:00.000Z';
const saved = (digits: number) => ({ digits, resendAt, expiresAt: '2026-11-22T16:10:00.000Z' });
const codesSent = grants(recoverPassword, { sent: { sms: saved(3), email: saved(6) } });
const carried = { username: '5512345678', digits: 3, emailDigits: 6, resendAt };
const typed = {
  username: '5512345678',
  emailCode: '123 456',
  code: '789',
  password: 'otra frase larga',
  repeat: 'otra frase larga',
};
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };

const carrying = (cookie = '', search = '') =>
  new Request(`http://site.test/recover${search}`, { headers: { cookie } });
const pairOf = (header = '') => header.split('; ')[0] ?? '';
const part = (request: Request) => recoveryPart(fakeCall(grants(getPasswordRules, rules)).call, request);

function visitor(...answers: readonly FakeAnswer[]) {
  const { call, made } = fakeCall(...answers);
  const cookies: string[] = [];
  return { visitor: { call, setCookie: (header: string) => void cookies.push(header) }, made, cookies };
}

test('the username is asked for first, and the codes once they were sent; a reload loses nothing', async () => {
  expect(await part(carrying())).toEqual({ part: 'username', username: '' });
  const { visitor: ana, made, cookies } = visitor(codesSent);
  const answer = await recover(ana, formOf({ intent: 'send_codes', username: '+52 55 1234 5678' }));
  expect(answer).toEqual(leadTo('/recover'));
  expect(made).toMatchObject([{ send: { body: { username: '5512345678' } } }]);
  expect(await part(carrying(pairOf(cookies[0])))).toEqual({ part: 'codes', sent: carried, rules });
  expect(await part(carrying(pairOf(cookies[0]), '?cambiar'))).toEqual({ part: 'username', username: '5512345678' });
});

test('other codes can be sent, and the page says so', async () => {
  const { visitor: ana, cookies } = visitor(codesSent);
  const answer = await recover(ana, formOf({ ...typed, intent: 'resend_code' }));
  expect(answer).toMatchObject({ kind: 'page', status: 200, data: { part: 'codes', wasResent: true } });
  expect(cookies).toHaveLength(1);
});

test('both codes and a new password lead to the sign-in page', async () => {
  const { visitor: ana, made, cookies } = visitor(grants(recoverPassword, {}));
  expect(await recover(ana, formOf(typed))).toEqual(leadTo('/ingresar?aviso=contrasena'));
  const recovery = { emailCode: '123456', code: '789', password: 'otra frase larga' };
  expect(made).toMatchObject([{ send: { body: { username: '5512345678', recovery } } }]);
  expect(cookies[0]).toContain('Max-Age=0');
});

test('two passwords that differ are not sent', async () => {
  const { visitor: ana, made } = visitor();
  const answer = await recover(ana, formOf({ ...typed, repeat: 'otra frase' }));
  expect(answer).toMatchObject({ status: 422, data: { part: 'codes', problem: { fields: { repeat: 'different' } } } });
  expect(made).toEqual([]);
});

test('a wrong code is reported for both codes, and no secret comes back to the page', async () => {
  const { visitor: ana } = visitor(refuses(recoverPassword, 'code_wrong'));
  const answer = await recover(ana, formOf(typed));
  expect(answer).toMatchObject({ status: 422, data: { problem: { fields: {}, form: 'code_wrong' } } });
  expect(JSON.stringify(answer)).not.toMatch(/otra frase|123 456|789"/);
});

test('a weak password is reported at its field', async () => {
  const { visitor: ana } = visitor(refuses(recoverPassword, 'password_too_weak', { field: 'recovery.password' }));
  expect(await recover(ana, formOf(typed))).toMatchObject({
    data: { problem: { fields: { password: 'password_too_weak' } } },
  });
});

test('a cookie that the site did not write is ignored', async () => {
  expect(await part(carrying('__Host-recovery=%7B%22username%22%3A1%7D'))).toMatchObject({ part: 'username' });
  expect(recovering.read(carrying('__Host-recovery=x'))).toBeUndefined();
});
