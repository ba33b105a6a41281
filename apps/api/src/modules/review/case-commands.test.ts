import { addCaseNote, decideAgain, getActualApplication, getCase, getCaseTimeline } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import { apply, applyToSigning, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { setApplication } from '../../../test/server/stored.ts';

const server = await testServer();
const staff = { token: await server.operator() };

const inReview = async () => {
  const applicant = await apply(server, { seniorityMonths: 4 });
  await untilStep(server, applicant.token, 'manual_page');
  return applicant;
};
const waiting = await inReview();

const write = (id: string, note = 'Hablé con su jefa', key = crypto.randomUUID()) =>
  server.call(addCaseNote, { params: { id }, body: { note } }, { ...staff, key });
const again = (id: string) => server.call(decideAgain, { params: { id }, body: { note: 'Ya llegó su nómina' } }, staff);
const read = async (id: string) => await expectDone(server.call(getCase, { params: { id } }, staff));
const notesOf = async (id: string) =>
  (await expectDone(server.call(getCaseTimeline, { params: { id } }, staff)))
    .map(({ event }) => event)
    .filter(({ name }) => name === 'case.noted');

describe('a note', () => {
  answers(addCaseNote, () => write(waiting.applicationId));
  refuses(addCaseNote, 'not_found', () => write(crypto.randomUUID()));

  test('a note is in the history once, however often it is sent, and its client cannot read it', async () => {
    const { applicationId, token } = await inReview();
    const key = crypto.randomUUID();
    for (let times = 0; times < 3; times++) await expectDone(write(applicationId, 'Su voz no coincide', key));
    expect(await notesOf(applicationId)).toEqual([{ name: 'case.noted', facts: { note: 'Su voz no coincide' } }]);
    const { body } = await server.call(getActualApplication, NOTHING, { token });
    expect(JSON.stringify(body)).not.toContain('Su voz');
  });

  test('a note changes no status', async () => {
    const { applicationId } = await inReview();
    const before = await read(applicationId);
    await expectDone(write(applicationId));
    expect(await read(applicationId)).toMatchObject({ status: before.status, decisions: before.decisions });
  });
});

describe('deciding again', () => {
  answers(decideAgain, async () => again((await inReview()).applicationId));
  refuses(decideAgain, 'not_found', () => again(crypto.randomUUID()));
  refuses(decideAgain, 'illegal_transition', async () => again((await applyToSigning(server)).applicationId));

  test('a case is decided again by the engine with what is known now, and earlier decisions stay', async () => {
    const { applicationId, token } = await inReview();
    await publishPolicy(server, (policy) => ({
      ...policy,
      rules: policy.rules.map((rule) => (rule.id === 'S2' ? { ...rule, enabled: false } : rule)),
    }));
    await expectDone(again(applicationId));
    await untilStep(server, token, 'otp_agreement');
    const { decisions, status } = await read(applicationId);
    expect(status).toBe(APPLICATION_STATUS.signing);
    expect(decisions.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['engine', APPLICATION_STATUS.signing],
      ['manual', APPLICATION_STATUS.verification],
      ['engine', APPLICATION_STATUS.manualVerification],
    ]);
    await publishPolicy(server);
  });

  test('deciding again retries a decision that failed', async () => {
    const applicant = await inReview();
    await setApplication(server, applicant, { status: APPLICATION_STATUS.decisionError });
    await expectDone(again(applicant.applicationId));
    await untilStep(server, applicant.token, 'manual_page');
    const { decisions } = await read(applicant.applicationId);
    expect(decisions.map(({ kind }) => kind)).toEqual(['engine', 'engine']);
  });

  test('a case is decided again once when two ask at the same moment', async () => {
    const { applicationId, token } = await inReview();
    const asked = await Promise.all([again(applicationId), again(applicationId)]);
    expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await untilStep(server, token, 'manual_page');
    await server.services.jobs.drained();
    const { decisions } = await read(applicationId);
    const engine = decisions.filter(({ kind }) => kind === 'engine').length;
    const manual = decisions.filter(({ kind }) => kind === 'manual').length;
    expect(engine).toBe(manual + 1);
  });
});
