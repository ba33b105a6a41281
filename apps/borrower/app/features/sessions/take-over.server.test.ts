import { takeOverSession } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { takeOver } from './take-over.server.ts';

const at = (query: string) => `https://quincena.example/sesion/entrar${query}`;

test('staff who take over a session continue to an address without the token', async () => {
  const { call, made } = fakeCall(grants(takeOverSession, { Authorization: 'token' }));
  expect(await takeOver(call, at('?token=aa.bb.cc'))).toBe('/flow');
  expect(made).toMatchObject([{ send: { body: { token: 'aa.bb.cc' } } }]);
});

test('a token that was used before leads to a notice on the sign-in page', async () => {
  const { call } = fakeCall(refuses(takeOverSession, 'code_expired'));
  expect(await takeOver(call, at('?token=aa.bb.cc'))).toBe('/ingresar?aviso=entrega');
});

test.each(['', '?token=', '?token=<script>'])('%j is not sent to the API as a token', async (query) => {
  const { call, made } = fakeCall();
  expect(await takeOver(call, at(query))).toBe('/ingresar?aviso=entrega');
  expect(made).toEqual([]);
});
