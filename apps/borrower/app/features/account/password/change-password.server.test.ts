import { changePassword } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { setPassword } from './change-password.server.ts';

const typed = { oldPassword: 'la de antes', newPassword: 'una frase nueva', repeat: 'una frase nueva' };

test('a password is changed with the old one and a new one, and the profile confirms it', async () => {
  const { call, made } = fakeCall(grants(changePassword, {}));
  expect(await setPassword(call, formOf(typed))).toEqual(leadTo('/profile?listo=password'));
  expect(made).toMatchObject([{ send: { body: { oldPassword: 'la de antes', newPassword: 'una frase nueva' } } }]);
});

test('a new password that is typed in two different ways is not sent', async () => {
  const { call, made } = fakeCall();
  expect(await setPassword(call, formOf({ ...typed, repeat: 'otra' }))).toMatchObject({
    status: 422,
    data: { fields: { repeat: 'different' } },
  });
  expect(made).toEqual([]);
});

test.each([
  ['incorrect_old_password', 'oldPassword'],
  ['password_not_unique', 'newPassword'],
  ['password_too_weak', 'newPassword'],
] as const)(
  'the refusal %s of a new password is shown at its field, and no password comes back to the page',
  async (code, field) => {
    const { call } = fakeCall(refuses(changePassword, code, { field }));
    const answer = await setPassword(call, formOf(typed));
    expect(answer).toMatchObject({ status: 422, data: { fields: { [field]: code } } });
    expect(JSON.stringify(answer)).not.toMatch(/la de antes|una frase nueva/);
  },
);
