import { getBackOfficeUser, refreshUserToken } from '@lender/contract';
import { fakeCall, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { staffToken } from '../../../test/visit.ts';
import { renewSession } from './renew-session.server.ts';

const me = { id: 'e3b0c442-98fc-4c14-9afb-f4c8996fb924', email: 'a@b.example', name: 'Ana', role: 'verifier' } as const;
const api = () =>
  fakeCall(
    grants(getBackOfficeUser, { ...me, permissions: [] }),
    grants(refreshUserToken, { Authorization: staffToken(), locksInSeconds: 900 }),
  );

test('an open page only renews its token, and learns how soon its session is locked', async () => {
  const { call, made } = api();
  expect(await renewSession(call, false)).toEqual({ locksInSeconds: 900 });
  expect(made.map(({ endpoint }) => endpoint)).toEqual(['refreshUserToken']);
});

test('a use of the page is noted before the session is renewed', async () => {
  const { call, made } = api();
  await renewSession(call, true);
  expect(made.map(({ endpoint }) => endpoint)).toEqual(['getBackOfficeUser', 'refreshUserToken']);
});
