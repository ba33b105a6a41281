import { getActualApplication, replayDecision } from '@lender/contract';
import { APPLICATION_STATUS, MX_STL_POLICY_2, type Policy } from '@lender/lending';
import { expect, test } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { type Applicant, apply, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';
import { decideApplicationJob } from './decide-application.job.ts';

const server = await testServer();
const { db } = server.services;
const staff = { token: await server.operator() };

const decisionsOf = (client: { token: string }) =>
  db.selectFrom('decision').selectAll().where('client_id', '=', clientIdOf(client)).orderBy('id').execute();

async function replay(client: { token: string }) {
  const [first] = await decisionsOf(client);
  return expectDone(server.call(replayDecision, { params: { id: first?.id ?? '' } }, staff));
}

const withRule = (policy: Policy, id: string, change: object): Policy => ({
  ...policy,
  rules: policy.rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
});

/** Tries the decision again, as the queue does after a while. */
const tryAgain = (applicant: Applicant): Promise<string> =>
  decideApplicationJob(server.services)({
    clientId: clientIdOf(applicant),
    applicationId: applicant.applicationId,
  }).then(
    () => 'done',
    () => 'failed',
  );

async function untilFailed(applicant: Applicant): Promise<void> {
  await untilStep(server, applicant.token, 'verification');
  while ((await statusOf(applicant)) !== APPLICATION_STATUS.decisionError)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

const statusOf = async (applicant: Applicant) =>
  (await server.call(getActualApplication, NOTHING, applicant)).data.status;

test('a new version of the policy is a row: it decides later applications, and earlier decisions keep their own version', async () => {
  const before = await apply(server);
  await untilStep(server, before.token, 'otp_agreement');
  const version = await publishPolicy(server, (policy) => withRule(policy, 'S1', { when: ['lt', 'score', 500] }));
  const after = await apply(server);
  await untilStep(server, after.token, 'reject_page');
  const [decision] = await decisionsOf(after);
  expect(decision).toMatchObject({ policy: 'mx-stl', policy_version: version, reasons: ['SCORE_LOW'] });
  expect(await replay(before)).toMatchObject({ policyVersion: 2, same: true, outcome: 2, replayedOutcome: 2 });
  expect(await replay(after)).toMatchObject({ policyVersion: version, same: true, outcome: 6 });
  await publishPolicy(server);
});

test('a version decides nothing before it is live', async () => {
  const live = await publishPolicy(server);
  await publishPolicy(server, (policy) => withRule(policy, 'K1', { when: ['lt', 'ageYears', 100] }), { liveInDays: 1 });
  const applicant = await apply(server);
  await untilStep(server, applicant.token, 'otp_agreement');
  expect((await decisionsOf(applicant))[0]?.policy_version).toBe(live);
});

test('a rule that needs a variable that was not collected prevents an approval', async () => {
  await publishPolicy(server, (policy) => ({
    ...policy,
    variables: { ...policy.variables, overdrafts: { type: 'number', required: true } },
    rules: [
      ...policy.rules,
      {
        id: 'B1',
        phase: 'fraud',
        enabled: true,
        when: ['gt', 'overdrafts', 5],
        outcome: 'manualVerification',
        reason: 'CHECK_ID',
        stop: false,
      },
    ],
  }));
  const applicant = await apply(server);
  await untilStep(server, applicant.token, 'manual_page');
  const [decision] = await decisionsOf(applicant);
  expect(decision).toMatchObject({ outcome: 14, reasons: ['INCOMPLETE_DATA'] });
  expect(decision?.result).toMatchObject({
    trace: expect.arrayContaining([{ rule: 'B1', phase: 'fraud', result: 'skipped', missing: ['overdrafts'] }]),
  });
  expect(await replay(applicant)).toMatchObject({ same: true, outcome: 14 });
  await publishPolicy(server);
});

/** The kind of a client is a text; this policy declares it as a number. */
const misfit = (policy: Policy): Policy => ({
  ...policy,
  variables: { ...policy.variables, clientKind: { type: 'number', required: true } },
  rules: policy.rules
    .filter(({ id }) => id !== 'S2' && id !== 'A4')
    .map((rule) => (rule.id === 'K1' ? { ...rule, when: ['gt', 'clientKind', 3] } : rule)),
});

test.each<[string, (policy: Policy) => object]>([
  ['is no policy', () => ({ rules: 'none' })],
  ['approves nothing', (policy) => withRule(policy, 'A5', { enabled: false })],
  ['calls itself another version', (policy) => ({ ...policy, version: 99 })],
  ['does not fit what was collected', misfit],
])('a policy that %s is a decision error, and after three retries a person decides', async (_, broken) => {
  const version = await publishPolicy(server, broken);
  const applicant = await apply(server);
  await untilFailed(applicant);
  // The queue retries by itself as well; there are three retries in all.
  let attempt = 'failed';
  while (attempt === 'failed') attempt = await tryAgain(applicant);
  expect(await statusOf(applicant)).toBe(APPLICATION_STATUS.manualVerification);
  const decisions = await decisionsOf(applicant);
  expect(decisions.map(({ outcome }) => outcome)).toEqual([401, 401, 401, 14]);
  for (const decision of decisions)
    expect(decision).toMatchObject({ kind: 'engine', policy_version: version, reasons: ['SYSTEM'], inputs: null });
  expect(await tryAgain(applicant)).toBe('done');
  expect(await decisionsOf(applicant)).toHaveLength(4);
  await publishPolicy(server);
});

test('a decision that failed is made as soon as the policy is corrected', async () => {
  await publishPolicy(server, misfit);
  const applicant = await apply(server);
  await untilFailed(applicant);
  await publishPolicy(server);
  await tryAgain(applicant);
  await untilStep(server, applicant.token, 'otp_agreement');
  const decisions = await decisionsOf(applicant);
  expect(decisions.at(-1)).toMatchObject({ outcome: 2, variables: { decisionRetries: decisions.length - 1 } });
});

test('the seeded policy equals the one that the package publishes', async () => {
  const { config } = await db
    .selectFrom('policy')
    .select('config')
    .where('version', '=', MX_STL_POLICY_2.version)
    .executeTakeFirstOrThrow();
  expect(config).toEqual(MX_STL_POLICY_2);
});
