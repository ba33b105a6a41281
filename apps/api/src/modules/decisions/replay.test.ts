import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  approveCase,
  createApplication,
  finishClientDocuments,
  getCase,
  getOpenPayBarcode,
  replayDecision,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishProduct } from '../../../test/loans/published.ts';
import {
  type Applicant,
  type ApplicantOptions,
  application,
  apply,
  borrow,
  expectDone,
  NOTHING,
  sign,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf } from '../../../test/server/stored.ts';

const server = await testServer();
const { db } = server.services;
const staff = { token: await server.operator() };

const replay = (id: string) => server.call(replayDecision, { params: { id } }, staff);
const engineDecisions = () =>
  db.selectFrom('decision').selectAll().where('kind', '=', 'engine').orderBy('id').execute();

async function decided(options: ApplicantOptions, step: string): Promise<Applicant> {
  const applicant = await apply(server, options);
  await untilStep(server, applicant.token, step);
  return applicant;
}

async function decisionOf(client: { token: string }) {
  return db
    .selectFrom('decision')
    .selectAll()
    .where('client_id', '=', clientIdOf(client))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function payOff(client: Applicant): Promise<void> {
  const { reference } = await expectDone(server.call(getOpenPayBarcode, { body: { kind: 'repayment' } }, client));
  const body = new URLSearchParams({ reference });
  await fetch(`${server.simulators.url}/tienda/pay`, { method: 'POST', body, redirect: 'manual' });
  await untilStep(server, client.token, 'no_loan_page');
}

const withdraw = ({ token }: Applicant, id: string) =>
  expectDone(
    server.call(updateApplication, { params: { id }, body: { status: APPLICATION_STATUS.canceled } }, { token }),
  );

/** Applies again with everything that was given before; returns the application's id. */
async function applyAgain(client: Applicant, pesos: number, largerOfferWelcome = false): Promise<string> {
  const { body } = await application(server, pesos);
  const { id } = await expectDone(server.call(createApplication, { body: { ...body, largerOfferWelcome } }, client));
  await uploadPhotos(server, client);
  await expectDone(server.call(finishClientDocuments, NOTHING, client));
  return id;
}

/** Creates a client with two loans that were paid on time: band B. */
async function goodClient(): Promise<Applicant> {
  const client = await borrow(server);
  await payOff(client);
  const applicationId = await applyAgain(client, 2_000);
  await untilStep(server, client.token, 'otp_agreement');
  server.passSeconds(61);
  await expectDone(sign(server, { ...client, applicationId }));
  await untilStep(server, client.token, 'loan_page');
  await payOff(client);
  await db
    .updateTable('client')
    .set({ phone_verified_at: sql`phone_verified_at - interval '200 days'` })
    .where('client_id', '=', clientIdOf(client))
    .execute();
  return client;
}

const first = await decided({}, 'otp_agreement');

answers(replayDecision, async () => {
  const { data } = await server.call(getCase, { params: { id: first.applicationId } }, staff);
  return replay(data.decisions[0]?.id ?? '');
});
refuses(replayDecision, 'not_found', () => replay(crypto.randomUUID()));

test('a decision by a person is not replayed, because nothing computed it', async () => {
  const waiting = await decided({ seniorityMonths: 4 }, 'manual_page');
  const verdict = { params: { id: waiting.applicationId }, body: { note: 'Recibos revisados' } };
  await expectDone(server.call(approveCase, verdict, staff));
  const manual = await decisionOf(waiting);
  expect(manual.kind).toBe('manual');
  expect((await replay(manual.id)).code).toBe('not_found');
});

test("real applications give the results of the policy's test vectors", async () => {
  const outcomeOf = async (options: ApplicantOptions, step: string) => decisionOf(await decided(options, step));
  expect(await outcomeOf({ seniorityMonths: 4 }, 'manual_page')).toMatchObject({ outcome: 14, reasons: ['SCORE_MID'] });
  const part = await outcomeOf({ pesos: 4_000, incomePesos: 10_000 }, 'offer_decrease');
  expect(part).toMatchObject({ outcome: 17, amount_centavos: 140_000, reasons: ['CAPACITY_PART'] });
  const none = await outcomeOf({ incomePesos: 2_400 }, 'reject_page');
  expect(none).toMatchObject({ outcome: 6, amount_centavos: null, reasons: ['CAPACITY'] });

  await publishProduct(server, (config) => ({ ...config, limits: { ...config.limits, specialMinCentavos: 30_000 } }));
  const special = await outcomeOf({ incomePesos: 2_400 }, 'offer_decrease');
  expect(special).toMatchObject({ outcome: 13, amount_centavos: 30_000, reasons: ['LIMIT_SPECIAL'] });
});

test('a good client gets the requested amount, or less, or is offered more, depending on the limit', async () => {
  const client = await goodClient();
  const decidedFor = async (id: string, step: string) => {
    await untilStep(server, client.token, step);
    const decision = await decisionOf(client);
    await withdraw(client, id);
    return decision;
  };
  const asked = await decidedFor(await applyAgain(client, 2_000), 'otp_agreement');
  expect(asked).toMatchObject({ outcome: 2, amount_centavos: 200_000, result: { band: 'B', score: 560 } });
  const more = await decidedFor(await applyAgain(client, 2_000, true), 'offer_increase');
  expect(more).toMatchObject({ outcome: 18, amount_centavos: 680_000, reasons: ['UPSELL'] });
  const less = await decidedFor(await applyAgain(client, 9_000, true), 'offer_decrease');
  expect(less).toMatchObject({ outcome: 17, amount_centavos: 680_000, reasons: ['CAPACITY_PART'] });
});

test('a replay gives the same decision on any day, for every outcome', async () => {
  const { today } = await server.services.clock.business(db);
  await expectDone(server.call(advanceSandboxClock, { body: { businessDate: addDays(today, 3) } }, staff));
  const outcomes = new Set<ApplicationStatus>();
  for (const { id, outcome } of await engineDecisions()) {
    const { data } = await replay(id);
    expect(data).toMatchObject({ id, same: true, outcome, replayedOutcome: outcome, engineVersion: 2 });
    outcomes.add(outcome as ApplicationStatus);
  }
  expect([...outcomes].toSorted((one, other) => one - other)).toEqual([2, 6, 13, 14, 17, 18]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  [
    'a variable',
    (id) =>
      db
        .updateTable('decision')
        .set({ variables: sql`jsonb_set(variables, '{netIncomeCentavosPerMonth}', '100000')` })
        .where('id', '=', id)
        .execute(),
  ],
  [
    'the day of the price',
    (id) =>
      db
        .updateTable('decision')
        .set({ inputs: sql`jsonb_set(inputs, '{payoutDate}', '"2020-01-01"')` })
        .where('id', '=', id)
        .execute(),
  ],
  ['the outcome', (id) => db.updateTable('decision').set({ outcome: 6 }).where('id', '=', id).execute()],
  [
    'a point of the score',
    (id) =>
      db
        .updateTable('decision')
        .set({ result: sql`jsonb_set(result, '{score}', '700')` })
        .where('id', '=', id)
        .execute(),
  ],
  [
    'the type of a variable',
    (id) =>
      db
        .updateTable('decision')
        .set({ variables: sql`jsonb_set(variables, '{ageYears}', '"old"')` })
        .where('id', '=', id)
        .execute(),
  ],
])('a replay detects %s that was changed afterwards', async (_, tamper) => {
  const applicant = await decided({}, 'otp_agreement');
  const { id } = await decisionOf(applicant);
  expect((await replay(id)).data.same).toBe(true);
  await tamper(id);
  expect((await replay(id)).data.same).toBe(false);
});
