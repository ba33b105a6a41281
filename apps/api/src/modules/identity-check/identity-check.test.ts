import {
  createVeriffSession,
  finishClientDocuments,
  getFlow,
  getVeriffDecision,
  getVeriffSession,
  updateConsent,
} from '@lender/contract';
import { APPLICATION_STATUS, type Policy } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import {
  type Applicant,
  type Client,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import type { IdentityState } from '../../providers/veriff/port.ts';
import { jobs as identityJobs } from './jobs.ts';
import { takeAnswer } from './take-answer.ts';

const server = await testServer();
const { db, jobs, veriff, clock } = server.services;

const VARIABLES = ['identityCheckMissing', 'identityForged', 'nameMismatch'];
/** Makes a policy ask for the check, and decide by it. */
const asking = (policy: Policy): Policy => ({
  ...policy,
  asks: [...policy.asks, 'identityCheck'],
  variables: {
    ...policy.variables,
    ...Object.fromEntries(VARIABLES.map((name) => [name, { type: 'boolean', required: true }])),
    identityReviews: { type: 'number', required: true },
  },
  rules: policy.rules.map((rule) => {
    if (rule.id === 'F2')
      return { ...rule, enabled: true, when: ['or', ['gte', 'identityReviews', 3], 'nameMismatch'] };
    return rule.id === 'C1_IDV' || rule.id === 'F1' ? { ...rule, enabled: true } : rule;
  }),
});
await publishPolicy(server, asking);

const agree = (as: Client, granted = true) =>
  expectDone(server.call(updateConsent, { params: { kind: 'biometrics' }, body: { granted } }, as));
const open = (as: Client) => server.call(createVeriffSession, NOTHING, { ...as, key: crypto.randomUUID() });
const flow = async (as: Client) => (await server.call(getFlow, NOTHING, as)).data;
const session = (as: Client) => server.call(getVeriffSession, NOTHING, as);
const decisionOf = async (as: Client, id: string) =>
  (await server.call(getVeriffDecision, { params: { id } }, as)).data.decision;

/** Fills in everything but the check. */
async function beforeCheck(): Promise<Applicant> {
  const applicant = await openApplication(server);
  await fillIn(server, applicant);
  await uploadPhotos(server, applicant);
  await expectDone(server.call(finishClientDocuments, NOTHING, applicant));
  return applicant;
}
async function checking() {
  const applicant = await beforeCheck();
  await agree(applicant);
  return { applicant, ...(await expectDone(open(applicant))) };
}
/** Ends a session as a person does on the provider's page. */
async function end(url: string, verdict: string, seconds = 0): Promise<void> {
  const body = new URLSearchParams({ verdict, seconds: `${seconds}` });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}
/** Makes the provider fail until the test is over. */
async function fault(order: object): Promise<void> {
  const address = `${server.simulators.url}/faults/veriff`;
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(address, { method: 'PUT', headers, body: JSON.stringify(order) })).ok).toBe(true);
  onTestFinished(async () => {
    await fetch(address, { method: 'DELETE' });
  });
}
const applicationOf = ({ applicationId }: Applicant) =>
  db.selectFrom('application').select('status').where('id', '=', applicationId).executeTakeFirstOrThrow();

describe('a session', () => {
  answers(createVeriffSession, async () => {
    const applicant = await beforeCheck();
    await agree(applicant);
    return open(applicant);
  });
  answers(getVeriffSession, async () => session((await checking()).applicant));
  answers(getVeriffDecision, async () => {
    const { applicant, id } = await checking();
    return server.call(getVeriffDecision, { params: { id } }, applicant);
  });
  refuses(createVeriffSession, 'illegal_transition', async () => {
    const applicant = await openApplication(server);
    await agree(applicant);
    await server.call(finishClientDocuments, NOTHING, applicant);
    await db.deleteFrom('application_need').where('client_id', '=', clientIdOf(applicant)).execute();
    await db
      .updateTable('application')
      .set({ status: APPLICATION_STATUS.canceled })
      .where('id', '=', applicant.applicationId)
      .execute();
    return open(applicant);
  });
  refuses(createVeriffSession, 'consent_missing', async () => open(await beforeCheck()));
  refuses(createVeriffSession, 'provider_unavailable', async () => {
    const applicant = await beforeCheck();
    await agree(applicant);
    const away = vi.spyOn(veriff, 'createSession').mockRejectedValue(new Error('away'));
    const refused = await open(applicant);
    away.mockRestore();
    expect((await session(applicant)).status).toBe(404);
    return refused;
  });
  refuses(getVeriffSession, 'not_found', async () => session(await beforeCheck()));
  refuses(getVeriffDecision, 'not_found', async () => {
    const [{ applicant }, { id }] = [await checking(), await checking()];
    return server.call(getVeriffDecision, { params: { id } }, applicant);
  });

  test('a session sends nothing to the provider before the client gave consent', async () => {
    const asked = vi.spyOn(veriff, 'createSession');
    await open(await beforeCheck());
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('only one session is opened, however often it is requested, also at once', async () => {
    const applicant = await beforeCheck();
    await agree(applicant);
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(applicant)));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([201]));
    const first = opened[0]?.data;
    expect(new Set(opened.map(({ data }) => data.url)).size).toBe(1);
    expect((await expectDone(open(applicant))).id).toBe(first?.id);
    expect((await session(applicant)).data).toEqual(first);
  });

  test('a session stops when the client withdraws the consent', async () => {
    const { applicant } = await checking();
    await agree(applicant, false);
    expect((await open(applicant)).code).toBe('consent_missing');
    expect((await session(applicant)).status).toBe(404);
  });

  test('an abandoned session can be replaced by another one', async () => {
    const { applicant, url, id } = await checking();
    await end(url, 'expired');
    await vi.waitFor(async () => expect((await session(applicant)).status).toBe(404), soon);
    expect(await decisionOf(applicant, id)).toEqual({ status: 'expired', reason: null });
    expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'active' });
    expect((await expectDone(open(applicant))).id).not.toBe(id);
  });
});

describe('the application', () => {
  test('an application waits at its step until the client is approved, and then continues without further action', async () => {
    const { applicant, url, id } = await checking();
    expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'active' });
    await end(url, 'approved', 600);
    await vi.waitFor(async () => expect((await session(applicant)).data.status).toBe('submitted'), soon);
    expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'completed' });
    expect(await decisionOf(applicant, id)).toBeNull();
    await jobs.drained();
    expect((await applicationOf(applicant)).status).toBe(APPLICATION_STATUS.new);
  });

  test.each([
    ['approved', 'otp_agreement'],
    ['forged', 'reject_page'],
    ['review', 'manual_page'],
    ['declined', 'manual_page'],
    ['somebody-else', 'manual_page'],
  ])('an identity check with the result %s leads to the step %s', async (verdict, step) => {
    const { applicant, url } = await checking();
    await end(url, verdict);
    await untilStep(server, applicant.token, step);
  });

  test('an application asks again in the same session, gives the reason, and drops it afterwards', async () => {
    const { applicant, url, id } = await checking();
    await end(url, 'resubmission');
    await vi.waitFor(
      async () => expect((await flow(applicant)).errors).toEqual([{ document: 'identity', code: '204' }]),
      soon,
    );
    expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'active' });
    expect(await decisionOf(applicant, id)).toEqual({ status: 'resubmission_requested', reason: '204' });
    expect((await expectDone(open(applicant))).url).toBe(url);
    await end(url, 'approved');
    await untilStep(server, applicant.token, 'otp_agreement');
    expect(await decisionOf(applicant, id)).toEqual({ status: 'approved', reason: null });
  });

  test.each([
    ['doubled', { fault: 'duplicate' }],
    ['in another order', { fault: 'reordered' }],
  ])('a check has the same result when its notices come %s', async (_, order) => {
    await fault(order);
    const { applicant, url } = await checking();
    await end(url, 'approved');
    await untilStep(server, applicant.token, 'otp_agreement');
    const rows = await db
      .selectFrom('identity_check')
      .select('id')
      .where('client_id', '=', clientIdOf(applicant))
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('an application learns the result by polling when no notice comes', async () => {
    await fault({ fault: 'never', of: 'notices' });
    const { applicant, url } = await checking();
    await end(url, 'approved');
    const { session_id } = await db
      .selectFrom('identity_check')
      .select('session_id')
      .where('client_id', '=', clientIdOf(applicant))
      .executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await veriff.readSession(session_id))?.isDecided).toBe(true), soon);
    server.passSeconds(61);
    await identityJobs['poll-identity-checks'](server.services)({});
    await untilStep(server, applicant.token, 'otp_agreement');
  });

  test('an application is not approved while the provider does not answer', async () => {
    const { applicant, url } = await checking();
    const silent = vi.spyOn(veriff, 'readSession').mockRejectedValue(new Error('timed out'));
    await end(url, 'approved');
    await vi.waitFor(() => expect(silent).toHaveBeenCalled(), soon);
    expect((await applicationOf(applicant)).status).toBe(APPLICATION_STATUS.new);
    silent.mockRestore();
    await untilStep(server, applicant.token, 'otp_agreement');
  });
});

describe("the provider's answer", () => {
  const decided = (status: 'approved' | 'resubmission_requested', attemptId: string): IdentityState => {
    const reason = status === 'approved' ? undefined : { code: '204', text: 'Poor image quality' };
    return { isDecided: true, status, reason, attemptId, seen: undefined };
  };
  const take = (as: Applicant, id: string, { state, at }: { state: IdentityState; at: number }) =>
    db
      .transaction()
      .execute((tx) =>
        takeAnswer(
          tx,
          { clientId: clientIdOf(as), id, state, askedAt: new Date(clock.wall().getTime() + at) },
          server.services,
        ),
      );

  test('an answer about an older attempt changes nothing', async () => {
    const { applicant, id } = await checking();
    await take(applicant, id, { state: decided('approved', 'a2'), at: 2_000 });
    await take(applicant, id, { state: decided('resubmission_requested', 'a1'), at: 1_000 });
    await take(applicant, id, { state: { isDecided: false, status: 'started' }, at: 3_000 });
    expect(await decisionOf(applicant, id)).toEqual({ status: 'approved', reason: null });
  });

  test('an identity check is repeated nine times at most; then a person decides', async () => {
    const { applicant, id } = await checking();
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect(await flow(applicant)).toMatchObject({ step: 'verification', status: 'active' });
      const state = decided('resubmission_requested', `a${attempt}`);
      await take(applicant, id, { state, at: attempt * 1_000 });
      // A second report of the same attempt does not count as another one.
      await take(applicant, id, { state, at: attempt * 1_000 + 1 });
    }
    await untilStep(server, applicant.token, 'manual_page');
  });
});
