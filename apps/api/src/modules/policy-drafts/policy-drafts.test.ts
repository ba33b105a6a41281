import { addDays, type PlainDate } from '@lender/calculator';
import {
  approveRequest,
  changePolicyDraft,
  discardPolicyDraft,
  getPolicy,
  getPolicyDraft,
  listPolicies,
  publishPolicyDraft,
  rejectRequest,
  startPolicyDraft,
  testPolicyDraft,
} from '@lender/contract';
import { APPLICATION_STATUS, MX_STL_POLICY_2 } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { apply, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const maker = await staffMember(server, 'risk_admin');
const [checker, another] = [await staffMember(server, 'supervisor'), await staffMember(server, 'supervisor')];

type Settings = Readonly<Record<string, string>>;
type Draft = Awaited<ReturnType<typeof started>>;
/** The minimum is out of reach: every applicant is refused for their score. */
const STRICT: Settings = { 'rules.S1.numbers.0': '900' };

const policies = () => expectDone(server.call(listPolicies, NOTHING, maker));
const live = async () => (await policies()).versions.find(({ state }) => state === 'live')?.version ?? 0;
const start = (basedOn: number) =>
  server.call(startPolicyDraft, { body: { basedOn, note: 'Menos mora en primeros préstamos' } }, maker);
const started = async () => expectDone(start(await live()));
const change = ({ id, revision }: Pick<Draft, 'id' | 'revision'>, settings: Settings = STRICT) =>
  server.call(changePolicyDraft, { params: { id }, body: { revision, settings } }, maker);
const changed = async (settings?: Settings) => expectDone(change(await started(), settings));
const tryOut = ({ id, revision }: Pick<Draft, 'id' | 'revision'>, applications = 50) =>
  server.call(testPolicyDraft, { params: { id }, body: { revision, applications } }, maker);
const tested = async (settings?: Settings) => expectDone(tryOut(await changed(settings)));
const publish = ({ id, revision }: Pick<Draft, 'id' | 'revision'>, by = maker, from?: PlainDate) =>
  server.call(
    publishPolicyDraft,
    { params: { id }, body: { revision, note: 'Probada con noviembre', ...(from && { from }) } },
    by,
  );
const asked = async (draft: Draft) => (await expectDone(publish(draft))).approvalId;
const approve = (id: string, by = checker) => server.call(approveRequest, { params: { id }, body: {} }, by);
const discard = ({ id, revision }: Pick<Draft, 'id' | 'revision'>) =>
  server.call(discardPolicyDraft, { params: { id }, body: { revision } }, maker);
const read = (id: string) => server.call(getPolicyDraft, { params: { id } }, maker);
const draftNow = (id: string) => expectDone(read(id));
const nowhere = { id: crypto.randomUUID(), revision: 1 };

describe('a draft', () => {
  answers(listPolicies, () => server.call(listPolicies, NOTHING, maker));
  answers(getPolicy, async () => server.call(getPolicy, { params: { version: await live() } }, maker));
  answers(startPolicyDraft, async () => start(await live()));
  answers(getPolicyDraft, async () => read((await started()).id));
  answers(changePolicyDraft, async () => change(await started()));
  answers(testPolicyDraft, async () => tryOut(await changed()));
  answers(publishPolicyDraft, async () => publish(await tested()));
  answers(discardPolicyDraft, async () => discard(await started()));
  refuses(getPolicy, 'not_found', () => server.call(getPolicy, { params: { version: 999_999 } }, maker));
  refuses(startPolicyDraft, 'not_found', () => start(999_999));
  refuses(getPolicyDraft, 'not_found', () => read(nowhere.id));
  refuses(changePolicyDraft, 'not_found', () => change(nowhere));
  refuses(testPolicyDraft, 'not_found', () => tryOut(nowhere));
  refuses(publishPolicyDraft, 'not_found', () => publish(nowhere));
  refuses(discardPolicyDraft, 'not_found', () => discard(nowhere));
  refuses(changePolicyDraft, 'setting_invalid', async () => change(await started(), { 'rules.K1.enabled': 'si' }));
  refuses(changePolicyDraft, 'draft_changed', async () => {
    const draft = await started();
    await expectDone(change(draft));
    return change(draft, { 'scorecard.base': '1' });
  });
  refuses(testPolicyDraft, 'draft_changed', async () => {
    const draft = await changed();
    await expectDone(change(draft, { 'scorecard.base': '410' }));
    return tryOut(draft);
  });
  refuses(discardPolicyDraft, 'draft_changed', async () => discard({ ...(await started()), revision: 2 }));
  refuses(publishPolicyDraft, 'draft_changed', async () => {
    const draft = await tested();
    await expectDone(discard(draft));
    return publish(draft);
  });
  refuses(publishPolicyDraft, 'approval_pending', async () => {
    const draft = await tested();
    await asked(draft);
    return publish(draft, another);
  });
  refuses(testPolicyDraft, 'draft_not_ready', async () => tryOut(await changed({ 'bands.A.fromScore': '1' })));
  refuses(publishPolicyDraft, 'draft_not_ready', async () => publish(await changed()));

  test('a draft begins as the version it is based on, and shows its differences', async () => {
    const draft = await started();
    expect(draft).toMatchObject({ revision: 1, state: 'open', changes: [], problems: [], test: null });
    const after = await expectDone(change(draft, { ...STRICT, 'scorecard.base': '410' }));
    expect(after).toMatchObject({
      revision: 2,
      changes: [
        { path: 'rules.S1.numbers.0', before: '420', after: '900' },
        { path: 'scorecard.base', before: '400', after: '410' },
      ],
    });
  });

  test('a draft is changed in all of its settings or in none', async () => {
    const draft = await started();
    const refused = await change(draft, { ...STRICT, 'rules.K99.enabled': 'true', 'scorecard.base': 'x' });
    expect(refused.body).toHaveProperty('error.details', {
      message: expect.any(String),
      problems: ['rules.K99.enabled: unknown_setting', 'scorecard.base: not_whole'],
    });
    expect(await draftNow(draft.id)).toEqual(draft);
  });

  test('of two changes to a draft at once one is accepted, and the other is refused', async () => {
    const draft = await started();
    const both = await Promise.all([change(draft), change(draft, { 'scorecard.base': '410' })]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['draft_changed', undefined].toSorted());
    expect((await draftNow(draft.id)).changes).toHaveLength(1);
  });

  test('a draft that contradicts itself names the place, and is kept', async () => {
    const draft = await changed({ 'rules.A5.enabled': 'false', 'rules.C2.enabled': 'true' });
    expect(draft.problems).toEqual([
      { code: 'optional_variable', about: 'C2' },
      { code: 'nothing_approved', about: null },
    ]);
  });

  test('a draft is published only as it was tested, while the policy that it was tested against is in force', async () => {
    const because = async (draft: Draft) => (await publish(draft)).body;
    const missing = 'error.details.because';
    expect(await because(await started())).toHaveProperty(missing, 'unchanged');
    expect(await because(await changed())).toHaveProperty(missing, 'untested');
    const later = await expectDone(change(await tested(), { 'scorecard.base': '410' }));
    expect(await because(later)).toHaveProperty(missing, 'untested');
    const overtaken = await tested();
    await publishPolicy(server);
    expect(await because(overtaken)).toHaveProperty(missing, 'untested');
  });
});

describe('a test', () => {
  test('a test decides past applications once more, counts the results and changes nothing', async () => {
    const applicant = await apply(server);
    await untilStep(server, applicant.token, 'otp_agreement');
    const clientId = clientIdOf(applicant);
    const stored = () =>
      Promise.all([
        db.selectFrom('application').selectAll().where('client_id', '=', clientId).execute(),
        db.selectFrom('decision').selectAll().where('client_id', '=', clientId).execute(),
      ]);
    const before = await stored();
    const [application] = before[0];
    const { test: result } = await tested();
    const { signing, rejected } = APPLICATION_STATUS;
    expect(result?.differing[0]).toEqual({
      applicationId: application?.id,
      from: signing,
      to: rejected,
      fromAmount: application?.principal_centavos,
      toAmount: null,
    });
    expect(result?.draft).toEqual({ offered: 0, amount: 0 });
    expect(result?.live.amount).toBe(application?.principal_centavos);
    expect(result?.moves).toEqual([{ from: signing, to: rejected, count: result?.applications }]);
    expect(await stored()).toEqual(before);
  });

  test('a test counts applications with unknown variables as untestable instead of guessing', async () => {
    const lenient = { 'scorecard.bureauScore.enabled': 'true', 'rules.S1.numbers.0': '300' };
    const { test: result } = await tested(lenient);
    expect(result?.untestable).toBeGreaterThan(0);
    expect(result?.applications).toBe(0);
  });

  test('a test uses as many applications as requested, the newest', async () => {
    const newest = await apply(server);
    await untilStep(server, newest.token, 'otp_agreement');
    const { test: result } = await expectDone(tryOut(await changed(), 1));
    const application = await db
      .selectFrom('application')
      .select('id')
      .where('client_id', '=', clientIdOf(newest))
      .executeTakeFirstOrThrow();
    expect(result).toMatchObject({ applications: 1, differing: [{ applicationId: application.id }] });
  });
});

describe('a policy', () => {
  test('a policy begins to decide when a second person agrees, under the names of both', async () => {
    const draft = await tested({ 'rules.S1.numbers.0': '430' });
    const request = await asked(draft);
    const before = await live();
    expect((await draftNow(draft.id)).state).toBe('asked');
    const own = await server.call(approveRequest, { params: { id: request }, body: {} }, maker);
    expect(own.code).toBe('forbidden');
    await expectDone(approve(request));
    const [newest] = (await policies()).versions;
    expect(newest).toMatchObject({
      version: before + 1,
      state: 'live',
      madeByName: maker.name,
      approvedByName: checker.name,
      reason: 'Probada con noviembre',
    });
    expect((await draftNow(draft.id)).state).toBe('published');
    const { changes } = await expectDone(server.call(getPolicy, { params: { version: before + 1 } }, maker));
    expect(changes).toEqual([{ path: 'rules.S1.numbers.0', before: '420', after: '430' }]);
    const decided = await apply(server);
    await untilStep(server, decided.token, 'otp_agreement');
    const { policy_version } = await db
      .selectFrom('decision')
      .select('policy_version')
      .where('client_id', '=', clientIdOf(decided))
      .executeTakeFirstOrThrow();
    expect(policy_version).toBe(before + 1);
  });

  test('a policy is rolled back by a draft of an earlier version', async () => {
    await publishPolicy(server, (policy) => ({ ...policy, preApproval: true }));
    const back = await expectDone(start(MX_STL_POLICY_2.version));
    expect(back.changes).toContainEqual({ path: 'preApproval', before: 'true', after: 'false' });
    await expectDone(approve(await asked(await expectDone(tryOut(back)))));
    const again = await expectDone(start(await live()));
    const first = await expectDone(start(MX_STL_POLICY_2.version));
    expect(again.settings).toEqual(first.settings);
  });

  test('a policy can begin on a later day, and one published to begin earlier replaces it', async () => {
    const { today } = await server.services.clock.business(db);
    const from = addDays(today, 10);
    const draft = await tested({ 'scorecard.base': '407' });
    expect((await publish(draft, maker, today)).body).toHaveProperty('error.details.because', 'day_unfit');
    const [before, request] = [await live(), (await expectDone(publish(draft, maker, from))).approvalId];
    await expectDone(approve(request));
    expect(await live()).toBe(before);
    const liveFrom = `${from}T06:00:00.000Z`;
    expect((await policies()).versions[0]).toMatchObject({ version: before + 1, state: 'scheduled', liveFrom });
    const sooner = await tested({ 'scorecard.base': '408' });
    expect(sooner.scheduled).toEqual([{ version: before + 1, liveFrom }]);
    await expectDone(approve((await expectDone(publish(sooner, maker, addDays(today, 5)))).approvalId));
    expect((await policies()).versions.slice(0, 2).map(({ state }) => state)).toEqual(['scheduled', 'replaced']);
    await publishPolicy(server);
  });

  test('of two policies that are approved at once one is published, and the other has to be tested against it', async () => {
    const [one, other] = [await asked(await tested({ 'scorecard.base': '401' })), await asked(await tested())];
    const both = await Promise.all([approve(one), approve(other, another)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['approval_stale', undefined].toSorted());
    const versions = (await policies()).versions.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });

  test('a policy is not published any more once its draft was changed', async () => {
    const draft = await tested({ 'scorecard.base': '403' });
    const request = await asked(draft);
    await expectDone(change(draft, { 'scorecard.base': '402' }));
    const before = await live();
    expect(await approve(request)).toMatchObject({ code: 'approval_stale' });
    expect(await live()).toBe(before);
  });

  test('a policy that is rejected leaves its draft open', async () => {
    const draft = await tested({ 'scorecard.base': '404' });
    const id = await asked(draft);
    await expectDone(server.call(rejectRequest, { params: { id }, body: { note: 'Falta diciembre' } }, checker));
    expect((await draftNow(draft.id)).state).toBe('open');
    await asked(draft);
  });
});
