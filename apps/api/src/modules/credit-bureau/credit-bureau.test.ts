import {
  authorizeBureau,
  completeStepTwo,
  createApplication,
  finishClientDocuments,
  getBureauQuestion,
  getDecision,
  getFlow,
  refuseBureau,
  sendBureauCode,
  updateApplication,
  updateConsent,
} from '@lender/contract';
import { APPLICATION_STATUS, type Policy } from '@lender/lending';
import { soon } from '@lender/vitest/soon';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publishPolicy } from '../../../test/loans/published.ts';
import {
  type Applicant,
  application,
  details,
  expectDone,
  fillIn,
  NOTHING,
  register,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { codeOnPhone, wrongCode } from '../../../test/people/simulated-phone.ts';
import { faultsOf } from '../../../test/providers/faults-of.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { beyondLimit, clientIdOf } from '../../../test/server/stored.ts';
import { purgeExpiredJob } from '../../purge-expired.job.ts';
import { askBureauJob } from './ask-bureau.job.ts';

const server = await testServer();
const { db } = server.services;
const faults = faultsOf(server);
const { signing, rejected, manualVerification } = APPLICATION_STATUS;

/** A policy that scores by the bureau and rejects applicants who have overdue debts elsewhere. */
const byBureau = (policy: Policy): Policy => ({
  ...policy,
  asks: ['idDocuments', 'creditBureau'],
  variables: {
    ...policy.variables,
    bureauScore: { type: 'number', required: true },
    bureauOverdueCentavos: { type: 'number', required: true },
  },
  rules: [
    {
      id: 'B1',
      phase: 'fraud',
      enabled: true,
      when: ['gt', 'bureauOverdueCentavos', 100_000],
      outcome: 'rejected',
      reason: 'SCORE_LOW',
      stop: true,
    },
    ...policy.rules,
  ],
});
await publishPolicy(server, byBureau);

/** Registers an applicant with this last name, who has completed all but the consent to the bureau query. */
async function asked(lastName = 'Robles'): Promise<Applicant> {
  const client = await register(server);
  const person = details(client.who);
  await expectDone(server.call(completeStepTwo, { body: { ...person.body, lastName } }, client));
  const { id } = await expectDone(server.call(createApplication, await application(server), client));
  await fillIn(server, client);
  await uploadPhotos(server, client);
  await expectDone(server.call(finishClientDocuments, NOTHING, client));
  return { ...client, applicationId: id };
}

const question = (as: { token: string }) => server.call(getBureauQuestion, NOTHING, as);
const send = (as: { token: string }) => server.call(sendBureauCode, NOTHING, as);
const type = (code: string, as: { token: string }) => server.call(authorizeBureau, { body: { code } }, as);
const decline = (as: { token: string }) => server.call(refuseBureau, NOTHING, as);
const withdraw = (as: { token: string }) =>
  server.call(updateConsent, { params: { kind: 'credit_bureau' }, body: { granted: false } }, as);

async function codeOf(applicant: Applicant): Promise<string> {
  await expectDone(send(applicant));
  return codeOnPhone(server, applicant.who.phone);
}
async function authorized(lastName?: string): Promise<Applicant> {
  const applicant = await asked(lastName);
  await expectDone(type(await codeOf(applicant), applicant));
  return applicant;
}

const decisionOf = (applicant: Applicant) =>
  vi.waitFor(
    () =>
      db
        .selectFrom('decision')
        .select(['id', 'outcome', 'reasons', 'variables', 'origins'])
        .where('application_id', '=', applicant.applicationId)
        .executeTakeFirstOrThrow(),
    soon,
  );
const queryOf = (applicant: Applicant) =>
  db.selectFrom('bureau_query').selectAll().where('application_id', '=', applicant.applicationId).executeTakeFirst();
const needOf = async (applicant: Applicant) =>
  (
    await db
      .selectFrom('application_need')
      .select('state')
      .where('application_id', '=', applicant.applicationId)
      .where('need', '=', 'creditBureau')
      .executeTakeFirst()
  )?.state;
/** Counts the queries that the bureau received about people with this last name. */
const askedAbout = async (lastName: string): Promise<number> => {
  const page = await (await fetch(`${server.simulators.url}/buro`)).text();
  return page.split(`<strong>ANA ${lastName.toUpperCase()}</strong>`).length - 1;
};
const run = (applicant: Applicant, services = server.services) =>
  askBureauJob(services)({ clientId: clientIdOf(applicant), applicationId: applicant.applicationId });

afterEach(() => faults.clear('bureau'));

describe('the question for consent', () => {
  test('the question is asked at the verification step, in words that are kept, and says where the code is sent', async () => {
    const applicant = await asked();
    expect((await server.call(getFlow, NOTHING, applicant)).data).toMatchObject({
      step: 'verification',
      status: 'active',
    });
    const lastFour = applicant.who.phone.slice(-4);
    const { data } = await question(applicant);
    expect(data).toEqual({ isAsked: true, text: expect.stringMatching(/NIP/), phoneLastFour: lastFour, code: null });
    await codeOf(applicant);
    expect((await question(applicant)).data.code).toEqual({ digits: 3, expiresAt: expect.stringMatching(/Z$/) });
  });

  test('the question is not asked when the policy does not ask for it', async () => {
    const applicant = await asked();
    await publishPolicy(server);
    expect((await question(applicant)).data).toMatchObject({ isAsked: false, code: null });
    for (const call of [send, decline, (as: Applicant) => type('123456', as)])
      expect((await call(applicant)).code).toBe('illegal_transition');
    await publishPolicy(server, byBureau);
  });
});

describe('consent to query the bureau', () => {
  test('consent is given with the code, and proven by wording, phone, device and moment', async () => {
    const applicant = await authorized();
    const proof = await db
      .selectFrom('bureau_query')
      .innerJoin('consent_text', 'consent_text.hash', 'bureau_query.text_hash')
      .select(['body', 'evidence', 'authorized_at'])
      .where('application_id', '=', applicant.applicationId)
      .executeTakeFirstOrThrow();
    expect(proof).toMatchObject({
      body: (await question(applicant)).data.text,
      evidence: {
        method: 'sms_code',
        phoneLastFour: applicant.who.phone.slice(-4),
        requestId: expect.stringMatching(/./),
        device: expect.any(String),
      },
      authorized_at: expect.any(Date),
    });
    const consents = await db
      .selectFrom('consent')
      .select(['granted', 'text_hash', 'channel'])
      .where('client_id', '=', clientIdOf(applicant))
      .where('kind', '=', 'credit_bureau')
      .execute();
    expect(consents).toEqual([{ granted: true, text_hash: expect.stringMatching(/^[0-9a-f]{64}$/), channel: 'web' }]);
  });

  test('a wrong code, or a code for another purpose, gives no consent, and the bureau is not queried', async () => {
    const applicant = await asked('Prieto');
    expect((await type('123456', applicant)).code).toBe('code_expired');
    expect((await type(wrongCode(await codeOf(applicant)), applicant)).code).toBe('code_wrong');
    expect(await queryOf(applicant)).toBeUndefined();
    expect(await needOf(applicant)).toBeUndefined();
    expect(await askedAbout('Prieto')).toBe(0);
  });

  test('consent is given once, however often the code is sent at the same moment', async () => {
    const applicant = await asked();
    const code = await codeOf(applicant);
    const outcomes = await Promise.all([type(code, applicant), type(code, applicant), type(code, applicant)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    await decisionOf(applicant);
    expect((await queryOf(applicant))?.tries).toBe(1);
  });

  test('a consent on the profile’s page alone does not authorise a bureau query', async () => {
    const applicant = await asked();
    await expectDone(
      server.call(updateConsent, { params: { kind: 'credit_bureau' }, body: { granted: true } }, applicant),
    );
    await run(applicant);
    expect(await queryOf(applicant)).toBeUndefined();
    expect((await question(applicant)).data.isAsked).toBe(true);
  });

  test('consent to a bureau query can be refused, and then a person decides', async () => {
    const applicant = await asked('Salas');
    await expectDone(decline(applicant));
    const { outcome, reasons, variables } = await decisionOf(applicant);
    expect({ outcome, reasons }).toEqual({ outcome: manualVerification, reasons: ['INCOMPLETE_DATA'] });
    expect(variables).not.toHaveProperty('bureauScore');
    expect(await askedAbout('Salas')).toBe(0);
  });

  test('consent that is withdrawn before the bureau was asked leads to no query', async () => {
    await faults.order('bureau', { fault: 'down', times: 1 });
    const applicant = await authorized('Campos');
    await vi.waitFor(async () => expect((await queryOf(applicant))?.tries).toBe(1), soon);
    await expectDone(withdraw(applicant));
    expect((await decisionOf(applicant)).outcome).toBe(manualVerification);
    await run(applicant);
    expect(await queryOf(applicant)).toMatchObject({ state: 'withdrawn', tries: 1, facts: null });
    expect(await needOf(applicant)).toBe('skipped');
    // A consent that is given again on the profile's page has no code.
    const again = { params: { kind: 'credit_bureau' }, body: { granted: true } } as const;
    await expectDone(server.call(updateConsent, again, applicant));
    await run(applicant);
    expect(await askedAbout('Campos')).toBe(0);
  });

  test('consent that is withdrawn while the bureau answers leaves nothing of the answer', async () => {
    await faults.order('bureau', { fault: 'down', times: 1 });
    const applicant = await authorized();
    await vi.waitFor(async () => expect((await queryOf(applicant))?.tries).toBe(1), soon);
    const { bureau } = server.services;
    const slow: typeof bureau = {
      query: async (person) => {
        const answer = await bureau?.query(person);
        await expectDone(withdraw(applicant));
        return answer ?? { isKnown: false };
      },
    };
    await run(applicant, { ...server.services, bureau: slow });
    expect(await queryOf(applicant)).toMatchObject({ state: 'withdrawn', folio: null, facts: null });
  });

  test('consent ends with an application that was cancelled: the bureau is not queried any more', async () => {
    await faults.order('bureau', { fault: 'down', times: 1 });
    const applicant = await authorized('Ortiz');
    await vi.waitFor(async () => expect((await queryOf(applicant))?.tries).toBe(1), soon);
    const cancelled = { params: { id: applicant.applicationId }, body: { status: APPLICATION_STATUS.canceled } };
    await expectDone(server.call(updateApplication, cancelled, applicant));
    await run(applicant);
    expect(await askedAbout('Ortiz')).toBe(0);
  });
});

describe('the answer of the bureau', () => {
  test('the answer of the bureau is a fact of the decision, with its source and its moment', async () => {
    const applicant = await authorized();
    const { id, outcome, variables } = await decisionOf(applicant);
    expect(outcome).toBe(signing);
    expect(variables).toMatchObject({
      bureauScore: 720,
      bureauOpenCredits: 1,
      bureauOverdueCentavos: 0,
      bureauWorstMissedPayments: 1,
      bureauInquiriesIn30Days: 1,
      providerFailures: 0,
    });
    const staff = { token: await server.operator() };
    const { data } = await server.call(getDecision, { params: { id } }, staff);
    expect(data.variables.find(({ name }) => name === 'bureauScore')).toMatchObject({
      value: 720,
      source: 'bureau',
      asOf: expect.stringMatching(/Z$/),
    });
    expect(await queryOf(applicant)).toMatchObject({ state: 'answered', folio: expect.stringMatching(/^\d{9}$/) });
  });

  test('an applicant with overdue debts at the bureau is rejected', async () => {
    expect(await decisionOf(await authorized('Moroso'))).toMatchObject({
      outcome: rejected,
      variables: { bureauOverdueCentavos: 345_050, bureauScore: 520 },
    });
  });

  test.each([
    ['Nuevo', { bureauScore: null, bureauOpenCredits: 0, bureauInquiriesIn30Days: 0 }],
    ['Delgado', { bureauScore: null, bureauOpenCredits: 1 }],
    ['Buscado', { bureauScore: 720, bureauInquiriesIn30Days: 8 }],
  ])("the bureau's answer about an applicant called %s has the facts %j", async (lastName, facts) => {
    expect((await decisionOf(await authorized(lastName))).variables).toMatchObject(facts);
  });

  test("the bureau's answer is deleted after two years; the proof of consent is kept", async () => {
    const applicant = await authorized();
    await decisionOf(applicant);
    const ended_at = new Date(server.services.clock.wall().getTime() - 731 * 86_400_000);
    await db
      .updateTable('bureau_query')
      .set({ ended_at })
      .where('application_id', '=', applicant.applicationId)
      .execute();
    await purgeExpiredJob(server.services)();
    expect(await queryOf(applicant)).toMatchObject({ folio: null, facts: null, evidence: { method: 'sms_code' } });
  });
});

describe('a bureau in trouble', () => {
  test('a bureau that recovers in time is used for the decision, and not asked again', async () => {
    await faults.order('bureau', { fault: 'down', times: 1 });
    const applicant = await authorized('Vega');
    await vi.waitFor(async () => expect((await queryOf(applicant))?.tries).toBe(1), soon);
    await run(applicant);
    expect(await decisionOf(applicant)).toMatchObject({ outcome: signing, variables: { bureauScore: 720 } });
    await run(applicant);
    expect(await askedAbout('Vega')).toBe(1);
  });

  test('when a lender has no bureau any more, the decision is made at once without it', async () => {
    await faults.order('bureau', { fault: 'down', times: 1 });
    const applicant = await authorized();
    await vi.waitFor(async () => expect((await queryOf(applicant))?.tries).toBe(1), soon);
    await run(applicant, { ...server.services, bureau: undefined });
    expect((await decisionOf(applicant)).outcome).toBe(manualVerification);
  });

  test.each([
    { fault: 'down' },
    { fault: 'down', as: 'closed' },
    { fault: 'wrong', as: 'json' },
    { fault: 'wrong', as: 'html' },
  ])('a bureau with the fault %j is asked three times in all; then a person decides', async (fault) => {
    await faults.order('bureau', fault);
    const applicant = await authorized();
    await vi.waitFor(async () => expect((await queryOf(applicant))?.tries).toBe(1), soon);
    expect((await server.call(getFlow, NOTHING, applicant)).data).toMatchObject({
      step: 'verification',
      status: 'completed',
    });
    await expect(run(applicant)).rejects.toThrow();
    expect(await needOf(applicant)).toBe('submitted');
    await run(applicant);
    expect(await queryOf(applicant)).toMatchObject({ state: 'unanswered', tries: 3, facts: null });
    expect(await decisionOf(applicant)).toMatchObject({
      outcome: manualVerification,
      reasons: ['INCOMPLETE_DATA'],
      variables: { providerFailures: 3 },
    });
  });

  test('a bureau that fails shows in the health of the providers', async () => {
    expect(await faults.health('bureau')).toMatchObject({ name: 'bureau' });
  });
});

describe('the endpoints', () => {
  answers(getBureauQuestion, async () => question(await asked()));
  answers(sendBureauCode, async () => send(await asked()));
  refuses(sendBureauCode, 'illegal_transition', async () => send(await register(server)));
  refuses(sendBureauCode, 'already_sent_in_last_minutes', async () => {
    const applicant = await asked();
    await codeOf(applicant);
    return send(applicant);
  });
  refuses(sendBureauCode, 'request_count_by_day_exceed', async () => {
    const applicant = await asked();
    for (let sent = 0; sent < 3; sent++) {
      await codeOf(applicant);
      server.passSeconds(61);
    }
    return send(applicant);
  });
  refuses(sendBureauCode, 'rate_limited', async () => {
    const applicant = await asked();
    return beyondLimit(server, { limit: 'client-codes', who: [clientIdOf(applicant)], act: () => send(applicant) });
  });
  answers(authorizeBureau, async () => {
    const applicant = await asked();
    return type(await codeOf(applicant), applicant);
  });
  refuses(authorizeBureau, 'illegal_transition', async () => type('123456', await register(server)));
  refuses(authorizeBureau, 'code_wrong', async () => {
    const applicant = await asked();
    return type(wrongCode(await codeOf(applicant)), applicant);
  });
  refuses(authorizeBureau, 'code_expired', async () => {
    const applicant = await asked();
    const code = await codeOf(applicant);
    server.passSeconds(601);
    return type(code, applicant);
  });
  refuses(authorizeBureau, 'rate_limited', async () => {
    const applicant = await asked();
    const act = () => type('123456', applicant);
    return beyondLimit(server, { limit: 'client-code-guesses', who: [clientIdOf(applicant)], act });
  });
  answers(refuseBureau, async () => decline(await asked()));
  refuses(refuseBureau, 'illegal_transition', async () => decline(await register(server)));
});
