import { changePassword } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { setPassword } from './change-password.server.ts';

const typed = { oldPassword: 'la de antes', newPassword: 'una frase nueva', repeat: 'una frase nueva' };

test('the old one and a new one change it, and the profile says so', async () => {
  const { call, made } = fakeCall(grants(changePassword, {}));
  expect(await setPassword(call, formOf(typed))).toEqual(leadTo('/profile?listo=password'));
  expect(made).toMatchObject([{ send: { body: { oldPassword: 'la de antes', newPassword: 'una frase nueva' } } }]);
});

test('a new one that is typed in two ways is not sent', async () => {
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
] as const)('%s is told at its field, and no password comes back to the page', async (code, field) => {
  const { call } = fakeCall(refuses(changePassword, code, { field }));
  const answer = await setPassword(call, formOf(typed));
  expect(answer).toMatchObject({ status: 422, data: { fields: { [field]: code } } });
  expect(JSON.stringify(answer)).not.toMatch(/la de antes|una frase nueva/);
});
