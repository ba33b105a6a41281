import {
  askMoreIdentifiers,
  changeUserPassword,
  confirmUserMfa,
  endOtherSessions,
  endOwnSession,
  getIdentifierQuota,
  getOwnAccess,
  type Reply,
  renewRecoveryCodes,
  startUserMfa,
} from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { answers, fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { actOnAccess, readAccess } from './access.server.ts';
import { readQuota } from './quota.server.ts';
import { setUpView } from './set-up.server.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Quincena:ana%40example.com?issuer=Quincena&secret=${SECRET}&digits=6&period=30`;
const ID = '01930000-0000-7000-8000-000000000001';
const CODES = ['k7pm3-xqe94', 'abcde-fghjk'];

const access: Reply<typeof getOwnAccess> = {
  secondFactor: { since: '2026-11-20T18:00:00Z', isRequired: true, recoveryCodesLeft: 1 },
  sessions: [
    {
      id: ID,
      device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36',
      address: '203.0.113.7',
      openedAt: '2026-11-21T18:00:00Z',
      seenAt: null,
      endsAt: '2026-11-22T06:00:00Z',
      isOwn: true,
    },
  ],
};

test('the own access is described in words', async () => {
  const { call } = fakeCall(grants(getOwnAccess, access));
  expect(await readAccess(call)).toEqual({
    factor: {
      isOn: true,
      lines: [
        'Activo desde el 20.11.2026 12:00. Al entrar te pedimos un código de tu app.',
        'Te queda 1 código de recuperación.',
        '¿Cambiaste de teléfono? Pide a quien administra las cuentas que reinicie tu segundo factor.',
      ],
    },
    sessions: [
      {
        id: ID,
        device: 'Chrome en Linux',
        address: '203.0.113.7',
        opened: '21.11.2026 12:00',
        seen: '—',
        isOwn: true,
      },
    ],
  });
});

test('a member of staff who must have a second factor and has none sees that', async () => {
  const secondFactor = { since: null, isRequired: true, recoveryCodesLeft: 0 };
  const { call } = fakeCall(grants(getOwnAccess, { ...access, secondFactor }));
  expect((await readAccess(call)).factor).toEqual({
    isOn: false,
    lines: [expect.stringContaining('solo con tu contraseña'), 'Tu rol lo necesita.'],
  });
});

test('setting up a second factor begins with what the app needs', async () => {
  const { call } = fakeCall(grants(startUserMfa, { secret: SECRET, uri: URI }));
  expect(await actOnAccess(call, formOf({}))).toMatchObject({
    kind: 'page',
    data: {
      setUp: { uri: URI, secret: SECRET, qr: { size: expect.any(Number), path: expect.stringMatching(/^M2 2h/) } },
    },
  });
});

test('a wrong code shows the same secret again', async () => {
  const { call } = fakeCall(refuses(confirmUserMfa, 'code_wrong', { field: 'otp' }));
  expect(await actOnAccess(call, formOf({ uri: URI, otp: '123456' }))).toMatchObject({
    status: 422,
    data: { setUp: { secret: SECRET }, problem: { fields: { otp: 'code_wrong' } } },
  });
});

test('a right code returns the recovery codes', async () => {
  const { call, made } = fakeCall(grants(confirmUserMfa, { recoveryCodes: CODES }));
  expect(await actOnAccess(call, formOf({ uri: URI, otp: '123 456' }))).toMatchObject({
    data: { recoveryCodes: CODES },
  });
  expect(made).toMatchObject([{ send: { body: { otp: '123456' } } }]);
});

test('a second factor that another tab set up meanwhile is not begun again', async () => {
  const { call } = fakeCall(refuses(startUserMfa, 'illegal_transition'));
  expect(await actOnAccess(call, formOf({}))).toEqual(leadTo('/acceso'));
});

test.each(['javascript:alert(1)', 'x', 'otpauth://totp/a', `otpauth://totp/a?secret=${'A'.repeat(300)}`])(
  'the address %s is not drawn as a QR code',
  (uri) => expect(setUpView(uri)).toBeUndefined(),
);

test('recovery codes are made again with a code of the app', async () => {
  const form = formOf({ intent: 'renew', otp: '123456' });
  const { call } = fakeCall(grants(renewRecoveryCodes, { recoveryCodes: CODES }));
  expect(await actOnAccess(call, form)).toMatchObject({ data: { recoveryCodes: CODES } });
  const refused = fakeCall(refuses(renewRecoveryCodes, 'rate_limited'));
  expect(await actOnAccess(refused.call, form)).toMatchObject({ data: { renewing: { form: 'rate_limited' } } });
});

test('sessions are ended one by one, or all others at once', async () => {
  const { call, made } = fakeCall(
    answers(endOwnSession, () => ({ ok: true, status: 200, data: {} })),
    grants(endOtherSessions, {}),
  );
  expect(await actOnAccess(call, formOf({ intent: 'end', sessionId: ID }))).toEqual(leadTo('/acceso'));
  expect(await actOnAccess(call, formOf({ intent: 'end-others' }))).toEqual(leadTo('/acceso'));
  expect(made).toMatchObject([{ send: { params: { id: ID } } }, { endpoint: 'endOtherSessions' }]);
});

test('a password is changed, or the reason of its refusal is shown, and the password is never shown again', async () => {
  const form = formOf({ intent: 'password', oldPassword: 'la de ahora', newPassword: 'la que sigue' });
  const { call } = fakeCall(grants(changeUserPassword, {}));
  expect(await actOnAccess(call, form)).toMatchObject({ data: { isPasswordChanged: true } });
  const refused = fakeCall(refuses(changeUserPassword, 'incorrect_old_password', { field: 'oldPassword' }));
  const answer = await actOnAccess(refused.call, form);
  expect(answer).toMatchObject({
    status: 422,
    data: { password: { fields: { oldPassword: 'incorrect_old_password' } } },
  });
  expect(JSON.stringify(answer)).not.toContain('la de ahora');
});

test('the number of identifiers that are left today is shown to a role that may see some, and more can be asked for', async () => {
  const { call } = fakeCall(grants(getIdentifierQuota, { used: 59, limit: 60, left: 1 }));
  expect(await readQuota(call, ['search.read'])).toBe('Hoy viste 59 de 60. Te queda 1.');
  expect(await readQuota(fakeCall().call, ['self.manage'])).toBeNull();
  const form = formOf({ intent: 'more', amount: '10', note: ' Se llama a  toda la lista ' });
  const asked = fakeCall(grants(askMoreIdentifiers, { approvalId: ID }));
  expect(await actOnAccess(asked.call, form)).toEqual(leadTo('/acceso'));
  expect(asked.made).toMatchObject([{ send: { body: { amount: 10, note: 'Se llama a toda la lista' } } }]);
  const refused = fakeCall(refuses(askMoreIdentifiers, 'approval_pending'));
  expect(await actOnAccess(refused.call, form)).toMatchObject({ data: { more: { form: 'approval_pending' } } });
});
