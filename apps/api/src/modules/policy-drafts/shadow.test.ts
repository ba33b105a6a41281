import {
  approveRequest,
  changePolicyDraft,
  discardPolicyDraft,
  getCase,
  getFlow,
  getPolicyDraft,
  publishPolicyDraft,
  startPolicyDraft,
  startPolicyShadow,
  stopPolicyShadow,
  testPolicyDraft,
} from '@lender/contract';
import { APPLICATION_STATUS, MX_STL_POLICY_2 } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { type Applicant, apply, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { decideInShadowJob } from './decide-in-shadow.job.ts';

const server = await testServer();
const { db, jobs, clock } = server.services;
const maker = await staffMember(server, 'risk_admin');
const checker = await staffMember(server, 'supervisor');

type Settings = Readonly<Record<string, string>>;
type Draft = Awaited<ReturnType<typeof drafted>>;
/** The minimum is out of reach: every applicant is refused for their score. */
const STRICT: Settings = { 'rules.S1.numbers.0': '900' };
/** Uses a variable that is not collected here. */
const BUREAU: Settings = { 'scorecard.bureauScore.enabled': 'true', 'rules.S1.numbers.0': '300' };

async function drafted(settings: Settings = STRICT) {
  const body = { basedOn: MX_STL_POLICY_2.version, note: 'Menos mora en primeros préstamos' };
  const { id, revision } = await expectDone(server.call(startPolicyDraft, { body }, maker));
  return expectDone(server.call(changePolicyDraft, { params: { id }, body: { revision, settings } }, maker));
}
const shadow = ({ id, revision }: Pick<Draft, 'id' | 'revision'>, days = 14) =>
  server.call(startPolicyShadow, { params: { id }, body: { revision, days } }, maker);
const shadowed = async (settings?: Settings) => expectDone(shadow(await drafted(settings)));
const stop = ({ id }: Pick<Draft, 'id'>) => server.call(stopPolicyShadow, { params: { id } }, maker);
const shadowOf = async ({ id }: Pick<Draft, 'id'>) =>
  (await expectDone(server.call(getPolicyDraft, { params: { id } }, maker))).shadow;
const tested = ({ id, revision }: Pick<Draft, 'id' | 'revision'>, applications: number) =>
  expectDone(server.call(testPolicyDraft, { params: { id }, body: { revision, applications } }, maker));
const nowhere = { id: crypto.randomUUID(), revision: 1 };

/** Creates an application that the live policy approved and a shadow looked at. */
async function approved(): Promise<Applicant> {
  const applicant = await apply(server);
  await untilStep(server, applicant.token, 'otp_agreement');
  await jobs.drained();
  return applicant;
}

const decisionOf = (applicant: Applicant) =>
  db.selectFrom('decision').selectAll().where('client_id', '=', clientIdOf(applicant)).executeTakeFirstOrThrow();

describe('a shadow', () => {
  answers(startPolicyShadow, async () => shadow(await drafted()));
  answers(stopPolicyShadow, async () => stop(await shadowed()));
  refuses(startPolicyShadow, 'not_found', () => shadow(nowhere));
  refuses(stopPolicyShadow, 'not_found', () => stop(nowhere));
  refuses(startPolicyShadow, 'draft_changed', async () => shadow({ ...(await drafted()), revision: 1 }));
  refuses(startPolicyShadow, 'draft_not_ready', async () => shadow(await drafted({ 'bands.A.fromScore': '1' })));

  test('a shadow does not start for a draft that equals the policy in force', async () => {
    const same = { 'rules.S1.numbers.0': '420' };
    expect((await shadow(await drafted(same))).body).toHaveProperty('error.details.because', 'unchanged');
  });

  test('a shadow decides new applications as a test of the same applications does, and changes none of them', async () => {
    const before = await approved();
    const draft = await shadowed();
    expect(draft.shadow).toMatchObject({ isRunning: true, applications: 0, startedByName: maker.name });
    const [one, other] = [await approved(), await approved()];
    const found = await shadowOf(draft);
    const { test: result } = await tested(draft, 2);
    const { signing, rejected } = APPLICATION_STATUS;
    const { live, moves, differing } = result ?? {};
    expect(found).toMatchObject({ applications: 2, differs: 2, unevaluable: 0, live, draft: result?.draft, moves });
    expect(found?.differing).toMatchObject(differing ?? []);
    expect(found?.differing[0]).toMatchObject({ from: signing, to: rejected, fromReasons: [] });
    expect(found?.differing[0]?.toReasons).toEqual(['SCORE_LOW']);
    expect(found?.rules).toContainEqual({ rule: 'S1', count: 2 });

    const [unseen, seen] = [await decisionOf(before), await decisionOf(other)];
    const { outcome, reasons, result: trace, policy_version } = seen;
    expect({ outcome, reasons, trace, policy_version }).toEqual({
      outcome: unseen.outcome,
      reasons: unseen.reasons,
      trace: unseen.result,
      policy_version: unseen.policy_version,
    });
    const reported = [
      await expectDone(server.call(getFlow, NOTHING, one)),
      await expectDone(server.call(getCase, { params: { id: one.applicationId } }, maker)),
    ];
    expect(JSON.stringify(reported)).not.toMatch(/shadow|SCORE_LOW/i);
    await expectDone(stop(draft));
  });

  test('a shadow names the variables that were not collected, as a test counts them', async () => {
    const draft = await shadowed(BUREAU);
    await approved();
    expect(await shadowOf(draft)).toMatchObject({
      applications: 0,
      unevaluable: 1,
      missing: [{ variable: 'bureauScore', count: 1 }],
    });
    expect((await tested(draft, 1)).test).toMatchObject({ applications: 0, untestable: 1 });
    await expectDone(stop(draft));
  });

  test('a shadow that cannot be read, or fails, prevents no decision', async () => {
    const [unreadable, broken] = [await shadowed(), await shadowed()];
    const says = (id: string, config: object) =>
      db
        .updateTable('policy_shadow')
        .set({ config: JSON.stringify(config) })
        .where('draft_id', '=', id)
        .execute();
    await says(unreadable.id, { rules: 'none' });
    await says(broken.id, { ...MX_STL_POLICY_2, bands: [{ band: 'A', fromScore: 0, paymentToIncome: 'mucho' }] });
    const applicant = await approved();
    expect((await decisionOf(applicant)).outcome).toBe(APPLICATION_STATUS.signing);
    for (const draft of [unreadable, broken])
      expect(await shadowOf(draft)).toMatchObject({ applications: 0, unevaluable: 1, missing: [] });
    await Promise.all([stop(unreadable), stop(broken)]);
  });

  test('a shadow counts an application once, by the last decision, in whatever order they arrive', async () => {
    const draft = await shadowed();
    const applicant = await approved();
    const first = await decisionOf(applicant);
    const id = server.services.newId();
    const columns = { inputs: JSON.stringify(first.inputs), variables: JSON.stringify(first.variables) };
    const again = { ...columns, origins: JSON.stringify(first.origins), result: JSON.stringify(first.result) };
    const outcome = APPLICATION_STATUS.manualVerification;
    await db
      .insertInto('decision')
      .values({ ...first, ...again, id, outcome, amount_centavos: null })
      .execute();
    const run = decideInShadowJob(server.services);
    for (const decisionId of [id, id, first.id]) await run({ clientId: first.client_id, decisionId });
    expect(await shadowOf(draft)).toMatchObject({
      applications: 1,
      differing: [{ applicationId: applicant.applicationId, from: outcome }],
    });
    await db.deleteFrom('policy_shadow_verdict').where('decision_id', '=', id).execute();
    await db.deleteFrom('decision').where('id', '=', id).execute();
    await expectDone(stop(draft));
  });

  test('a shadow ends by hand, with its draft, when it starts again and when its time is over', async () => {
    const [byHand, givenUp, later] = [await shadowed(), await shadowed(), await shadowed()];
    expect((await expectDone(stop(byHand))).shadow).toMatchObject({ isRunning: false, stoppedBecause: 'hand' });
    const { id, revision } = givenUp;
    await expectDone(server.call(discardPolicyDraft, { params: { id }, body: { revision } }, maker));
    expect(await shadowOf(givenUp)).toMatchObject({ isRunning: false, stoppedBecause: 'discarded' });

    const settings = { 'rules.S1.numbers.0': '880' };
    const params = { id: later.id };
    const changed = await expectDone(
      server.call(changePolicyDraft, { params, body: { revision: later.revision, settings } }, maker),
    );
    expect(changed.shadow).toMatchObject({ isRunning: true, revision: later.revision });
    const again = await expectDone(shadow(changed, 1));
    expect(again.shadow).toMatchObject({ isRunning: true, revision: changed.revision, stoppedBecause: null });
    const { now } = await clock.business(db);
    await db
      .updateTable('policy_shadow')
      .set({ ends_at: now })
      .where('draft_id', '=', later.id)
      .where('stopped_at', 'is', null)
      .execute();
    expect(await shadowOf(later)).toMatchObject({ isRunning: false, stoppedAt: null });
    await approved();
    for (const draft of [byHand, givenUp, later]) expect(await shadowOf(draft)).toMatchObject({ applications: 0 });
  });

  test('a shadow ends when its draft is published', async () => {
    const draft = await shadowed({ 'scorecard.base': '401' });
    const { id, revision } = await tested(draft, 1);
    const body = { revision, note: 'Se vio en sombra' };
    const { approvalId } = await expectDone(server.call(publishPolicyDraft, { params: { id }, body }, maker));
    await expectDone(server.call(approveRequest, { params: { id: approvalId }, body: {} }, checker));
    expect(await shadowOf(draft)).toMatchObject({ isRunning: false, stoppedBecause: 'published' });
  });
});
