import { createVeriffSession, getConsents, getVeriffDecision, getVeriffSession, updateConsent } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { readIdentityView, startIdentityCheck } from './identity-check.server.ts';

const text = 'Permito que comparen mi rostro con mi identificación.';
const consent = (granted: boolean) =>
  ({ kind: 'biometrics', granted, textVersion: null, textHash: null, answeredAt: null, text }) as const;
const session = { id: crypto.randomUUID(), url: 'https://magic.veriff.me/v/token', status: 'created' } as const;

describe('the client’s progress in the check', () => {
  test('the consent text is shown first, even when a session is open', async () => {
    const { call } = fakeCall(grants(getConsents, [consent(false)]), grants(getVeriffSession, session));
    expect(await readIdentityView(call)).toEqual({ kind: 'agree', text });
  });

  test('a client who agreed starts the check, and continues in the session that is open', async () => {
    const agreed = grants(getConsents, [consent(true)]);
    const none = fakeCall(agreed, refuses(getVeriffSession, 'not_found'));
    expect(await readIdentityView(none.call)).toEqual({ kind: 'start' });
    const open = fakeCall(agreed, grants(getVeriffSession, session));
    expect(await readIdentityView(open.call)).toEqual({ kind: 'go', url: session.url, again: null });
  });

  test.each([
    ['204', '204'],
    ['9999', 'other'],
    [null, 'other'],
  ])('a check that has to be repeated for the reason %s says so', async (reason, again) => {
    const { call } = fakeCall(
      grants(getConsents, [consent(true)]),
      grants(getVeriffSession, { ...session, status: 'resubmission_requested' }),
      grants(getVeriffDecision, { decision: { status: 'resubmission_requested', reason } }),
    );
    expect(await readIdentityView(call)).toEqual({ kind: 'go', url: session.url, again });
  });
});

describe('starting the check', () => {
  const form = (fields: Record<string, string>) => formOf({ ...fields, formKey: crypto.randomUUID() });

  test('starting the check stores the consent first, then opens the session', async () => {
    const { call, made } = fakeCall(grants(updateConsent, consent(true)), grants(createVeriffSession, session));
    expect(await startIdentityCheck(call, form({ agree: 'on' }))).toEqual(leadTo('/application/loading'));
    expect(made.map(({ endpoint }) => endpoint)).toEqual(['updateConsent', 'createVeriffSession']);
  });

  test('without a yes no consent is stored, and the refusal is shown', async () => {
    const { call, made } = fakeCall(refuses(createVeriffSession, 'consent_missing'));
    expect(await startIdentityCheck(call, form({}))).toMatchObject({ data: 'consent_missing', status: 409 });
    expect(made).toHaveLength(1);
  });

  test.each([
    ['provider_unavailable', 'provider_unavailable'],
    ['rate_limited', 'unknown'],
  ] as const)('a session that is not opened because of %s is shown as %s', async (code, data) => {
    const { call } = fakeCall(refuses(createVeriffSession, code));
    expect(await startIdentityCheck(call, form({}))).toMatchObject({ kind: 'page', data });
  });

  test('a check that is no longer required is left to the flow', async () => {
    const { call } = fakeCall(refuses(createVeriffSession, 'illegal_transition'));
    expect(await startIdentityCheck(call, form({}))).toEqual(leadTo('/application/loading'));
  });
});
