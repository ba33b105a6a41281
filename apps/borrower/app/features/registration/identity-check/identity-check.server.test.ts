import { createVeriffSession, getConsents, getVeriffDecision, getVeriffSession, updateConsent } from '@lender/contract';
import { leadTo } from '@lender/web/outcome';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { readIdentityView, startIdentityCheck } from './identity-check.server.ts';

const text = 'Permito que comparen mi rostro con mi identificación.';
const consent = (granted: boolean) =>
  ({ kind: 'biometrics', granted, textVersion: null, textHash: null, answeredAt: null, text }) as const;
const session = { id: crypto.randomUUID(), url: 'https://magic.veriff.me/v/token', status: 'created' } as const;

describe('where the client is with the check', () => {
  test('first the words that they agree to are shown, also where a session is open', async () => {
    const { call } = fakeCall(grants(getConsents, [consent(false)]), grants(getVeriffSession, session));
    expect(await readIdentityView(call)).toEqual({ kind: 'agree', text });
  });

  test('who agreed begins, and goes on in the session that is open', async () => {
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
  ])('what has to be repeated for the reason %s says so', async (reason, again) => {
    const { call } = fakeCall(
      grants(getConsents, [consent(true)]),
      grants(getVeriffSession, { ...session, status: 'resubmission_requested' }),
      grants(getVeriffDecision, { decision: { status: 'resubmission_requested', reason } }),
    );
    expect(await readIdentityView(call)).toEqual({ kind: 'go', url: session.url, again });
  });
});

describe('beginning', () => {
  const form = (fields: Record<string, string>) => formOf({ ...fields, formKey: crypto.randomUUID() });

  test('keeps the consent first, then opens the session', async () => {
    const { call, made } = fakeCall(grants(updateConsent, consent(true)), grants(createVeriffSession, session));
    expect(await startIdentityCheck(call, form({ agree: 'on' }))).toEqual(leadTo('/application/loading'));
    expect(made.map(({ endpoint }) => endpoint)).toEqual(['updateConsent', 'createVeriffSession']);
  });

  test('without a yes nothing is agreed to, and the refusal is told', async () => {
    const { call, made } = fakeCall(refuses(createVeriffSession, 'consent_missing'));
    expect(await startIdentityCheck(call, form({}))).toMatchObject({ data: 'consent_missing', status: 409 });
    expect(made).toHaveLength(1);
  });

  test.each([
    ['provider_unavailable', 'provider_unavailable'],
    ['rate_limited', 'unknown'],
  ] as const)('a session that is not opened because of %s is told as %s', async (code, data) => {
    const { call } = fakeCall(refuses(createVeriffSession, code));
    expect(await startIdentityCheck(call, form({}))).toMatchObject({ kind: 'page', data });
  });

  test('what is asked for no more is left to the flow', async () => {
    const { call } = fakeCall(refuses(createVeriffSession, 'illegal_transition'));
    expect(await startIdentityCheck(call, form({}))).toEqual(leadTo('/application/loading'));
  });
});
