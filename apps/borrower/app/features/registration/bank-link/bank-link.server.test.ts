import { getBelvoToken, skipBelvo, storeBelvoLink } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { openWidget, readAttempt, returnFromWidget, skipLink } from './bank-link.server.ts';

const LINK = '16f68516-bcbc-4cf7-b815-c500d4204e28';
const back = (query: string) => `https://quincena.example/registration/belvo/back${query}`;
const ADDRESS = back(`?link=${LINK}&institution=puntual_mx_retail`);
const token = { access: 'a', expiresAt: '2026-03-02T18:00:00Z', widgetUrl: 'https://widget.example/?access_token=a' };

test('a client who links an account is led to the provider’s window', async () => {
  const { call } = fakeCall(grants(getBelvoToken, token));
  expect(await openWidget(call)).toEqual({ kind: 'redirect', to: token.widgetUrl, isElsewhere: true });
});

test.each([
  ['provider_unavailable', '/registration/belvo?problem=provider_unavailable'],
  ['rate_limited', '/registration/belvo?problem=rate_limited'],
  ['illegal_transition', '/flow'],
] as const)('a provider window refused with %s leads to %s', async (code, to) => {
  const { call } = fakeCall(refuses(getBelvoToken, code));
  expect(await openWidget(call)).toEqual({ kind: 'redirect', to });
});

test('a bank link is stored with its own id as the idempotency key, and the flow decides what comes next', async () => {
  const { call, made } = fakeCall(grants(storeBelvoLink, { id: LINK, institution: 'puntual_mx_retail' }));
  expect(await returnFromWidget(call, ADDRESS)).toEqual({ kind: 'redirect', to: '/flow' });
  expect(made[0]).toMatchObject({
    send: { body: { link: LINK, institution: 'puntual_mx_retail' } },
    options: { idempotencyKey: LINK },
  });
});

test.each([
  ['not_found', '/registration/belvo?problem=not_found'],
  ['illegal_transition', '/flow'],
] as const)('a bank link that is refused with %s leads to %s', async (code, to) => {
  const { call } = fakeCall(refuses(storeBelvoLink, code));
  expect(await returnFromWidget(call, ADDRESS)).toEqual({ kind: 'redirect', to });
});

test('a bank link that could not be checked with the provider can be sent once more', async () => {
  const { call } = fakeCall(refuses(storeBelvoLink, 'provider_unavailable'));
  const outcome = await returnFromWidget(call, ADDRESS);
  if (outcome.kind !== 'redirect') throw new Error('no redirect');
  expect(readAttempt(`https://quincena.example${outcome.to}`)).toEqual({
    problem: 'provider_unavailable',
    retryPath: `/registration/belvo/back?link=${LINK}&institution=puntual_mx_retail`,
  });
});

test.each([
  ['?error=session_expired&error_message=x', 'failed'],
  ['', 'left'],
  ['?link=none&institution=x', 'left'],
])('a provider window that leads back with %j stores no link', async (query, problem) => {
  const { call, made } = fakeCall();
  expect(await returnFromWidget(call, back(query))).toEqual({
    kind: 'redirect',
    to: `/registration/belvo?problem=${problem}`,
  });
  expect(made).toEqual([]);
});

test('a client who skips the bank link is led on, even when skipping is refused', async () => {
  for (const answer of [grants(skipBelvo, {}), refuses(skipBelvo, 'illegal_transition')])
    expect(await skipLink(fakeCall(answer).call, formOf({ formKey: 'k' }))).toEqual({ kind: 'redirect', to: '/flow' });
});

test.each(['?problem=constructor', '?problem=<script>', ''])(
  'an address with the query %j reports no earlier attempt',
  (query) => {
    const attempt = readAttempt(`https://quincena.example/registration/belvo${query}`);
    expect(attempt).toEqual({ problem: null, retryPath: null });
  },
);
