import { addDays } from '@lender/calculator';
import {
  advanceSandboxClock,
  completeStepTwo,
  createApplication,
  drawTestPerson,
  finishClientDocuments,
  getActiveLoan,
  getActualApplication,
  getSandboxClock,
  type Send,
  type TestScenario,
} from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import {
  application,
  borrow,
  expectDone,
  fillIn,
  NOTHING,
  openApplication,
  register,
  untilStep,
  uploadPhotos,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { setApplication } from '../../../test/server/stored.ts';

const server = await testServer();
const real = await testServer({ SANDBOX: false });
const { db, clock } = server.services;
/** Signed in once each, because a limit counts the sign-ins. */
const [staff, realStaff] = [{ token: await server.operator() }, { token: await real.operator() }];

const business = async () => (await clock.business(db)).today;
const advance = async (days: number, on = server) => {
  const body = { businessDate: addDays(await business(), days) };
  return on.call(advanceSandboxClock, { body }, on === real ? realStaff : staff);
};
const move = async (body: Send<typeof advanceSandboxClock>['body']) =>
  server.call(advanceSandboxClock, { body }, staff);
const read = (on = server) => on.call(getSandboxClock, NOTHING, on === real ? realStaff : staff);

describe('the clock of the sandbox', () => {
  answers(getSandboxClock, () => read());
  answers(advanceSandboxClock, () => advance(1));
  refuses(getSandboxClock, 'sandbox_off', () => read(real));
  refuses(advanceSandboxClock, 'sandbox_off', () => advance(1, real));
  refuses(advanceSandboxClock, 'clock_backwards', () => advance(-1));
  refuses(advanceSandboxClock, 'invalid_input', () => advance(401));
  refuses(advanceSandboxClock, 'not_found', () => move({ dueDateOf: crypto.randomUUID() }));

  test.each([
    ['days', { days: 401 }],
    ['span', { span: 'P401D' }],
  ] as const)('the clock of the sandbox goes no further than 400 days by %s', async (field, way) => {
    const { body } = await move(way);
    expect(body).toMatchObject({
      error: { code: 'invalid_input' },
      violations: [{ propertyPath: `children[${field}].data` }],
    });
  });

  test('the clock of the sandbox takes exactly one kind of target, and must move', async () => {
    for (const body of [{}, { days: 1, span: 'PT1H' }, { days: 0 }, { span: 'PT0M' }, { span: 'P1M' }, { days: 1.5 }])
      expect((await server.send(advanceSandboxClock, body, staff)).code).toBe('invalid_input');
  });

  test('the clock of the sandbox moves by days and by any span, to the minute', async () => {
    const before = (await read()).data;
    const { data: later } = await move({ span: 'P1DT12H30M' });
    const passed = Date.parse(later.now) - Date.parse(before.now);
    expect(passed).toBeGreaterThanOrEqual(36.5 * 3_600_000);
    expect(passed).toBeLessThan(36.6 * 3_600_000);
    expect((await move({ days: 2 })).data.businessDate).toBe(addDays(later.businessDate, 2));
  });

  test('the clock of the sandbox moves to the day on which a loan is due, and not back to it', async () => {
    const borrower = await borrow(server);
    const loan = (await server.call(getActiveLoan, { query: {} }, borrower)).data;
    expect((await move({ dueDateOf: loan.id })).data.businessDate).toBe(loan.dueDate);
    expect((await move({ dueDateOf: loan.id })).data.businessDate).toBe(loan.dueDate);
    await move({ days: 1 });
    expect((await move({ dueDateOf: loan.id })).code).toBe('clock_backwards');
  });

  test('the clock of the sandbox moves as far as requested, and no further when two requests come at once', async () => {
    const before = await business();
    await Promise.all([advance(3), advance(3)]);
    expect(await business()).toBe(addDays(before, 3));
  });

  test('the clock is shown to the simulators in the sandbox only', async () => {
    const shown = await fetch(`${server.origin}/sandbox/clock`);
    expect(await shown.json()).toMatchObject({ businessDate: await business() });
    expect((await fetch(`${real.origin}/sandbox/clock`)).status).toBe(404);
  });
});

describe('a test person for a scenario', () => {
  const draw = (scenario: TestScenario = 'accepted', on = server) =>
    on.call(drawTestPerson, { query: { scenario } }, on === real ? realStaff : staff);
  answers(drawTestPerson, () => draw());
  refuses(drawTestPerson, 'sandbox_off', () => draw('accepted', real));

  test.each([
    ['accepted', 'otp_agreement'],
    ['offered_less', 'offer_decrease'],
    ['manual', 'manual_page'],
    ['rejected', 'reject_page'],
    ['payout_returned', 'otp_agreement'],
  ] as const)('a test person goes through the scenario %s', async (scenario, step) => {
    const { data: drawn } = await draw(scenario);
    const { phone, email, curp, clabe, firstName, lastName, secondLastName } = drawn;
    const client = await register(server, { phone, email, curp, clabe, password: 'una frase larga y segura' });
    const names = { firstName, lastName, secondLastName, nationalIdentificator: curp };
    await expectDone(server.call(completeStepTwo, { body: names }, client));
    const { body } = await application(server, drawn.loanAmount / 100);
    await expectDone(server.call(createApplication, { body }, client));
    await fillIn(server, client, { incomePesos: drawn.monthlyIncome / 100, seniorityMonths: drawn.monthsAtWork });
    await uploadPhotos(server, client);
    await expectDone(server.call(finishClientDocuments, NOTHING, client));
    await untilStep(server, client.token, step);
  });

  test('a test person is a different one each time', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => draw()));
    expect(new Set(drawn.map(({ data }) => `${data.curp} ${data.phone} ${data.clabe}`)).size).toBe(20);
  });

  test('a test person has an account whose ending the simulated bank knows', async () => {
    const endingOf = async (scenario: TestScenario) => (await draw(scenario)).data.clabe.slice(14, 17);
    expect(await endingOf('payout_returned')).toBe('001');
    expect(await endingOf('payout_refused')).toBe('002');
    expect(await endingOf('payout_comes_back')).toBe('003');
    expect(await endingOf('payout_slow')).toBe('004');
    expect(Number(await endingOf('accepted'))).toBeGreaterThan(99);
  });
});

describe('an abandoned application', () => {
  const S = APPLICATION_STATUS;
  const LIMITS: readonly [ApplicationStatus, number][] = [
    [S.signing, 48],
    [S.yhatDecrease, 72],
    [S.yhatIncrease, 72],
    [S.specialOffer, 72],
    [S.decisionError, 72],
    [S.new, 168],
    [S.verification, 168],
    [S.manualVerification, 240],
  ];

  test('an abandoned application ends at its time, to the hour, whatever it waits for', async () => {
    const waiting = await Promise.all(
      LIMITS.map(async ([status, hours]) => {
        const applicant = await openApplication(server);
        await setApplication(server, applicant, { status });
        const { status_since: since } = await recordOf(applicant);
        return { applicant, status, ends: since.getTime() + hours * 3_600_000 };
      }),
    );
    await expectDone(advance(11));
    for (const { applicant, status, ends } of waiting) {
      const { status: after, status_since } = await recordOf(applicant);
      expect({ from: status, after }).toEqual({ from: status, after: S.terminated });
      // By the business clock, which moved to exactly that moment.
      expect(Math.abs(status_since.getTime() - ends)).toBeLessThan(60_000);
    }
  });

  test('an abandoned application is not ended a day too early, and may be followed by another', async () => {
    const applicant = await openApplication(server);
    await expectDone(advance(6));
    expect((await server.call(getActualApplication, NOTHING, applicant)).data.status).toBe(S.new);
    await expectDone(advance(1));
    expect((await server.call(getActualApplication, NOTHING, applicant)).data.status).toBe(S.terminated);
    expect((await server.call(createApplication, await application(server), applicant)).status).toBe(201);
  });

  const recordOf = (applicant: { applicationId: string }) =>
    db
      .selectFrom('application')
      .select(['status', 'status_since'])
      .where('id', '=', applicant.applicationId)
      .executeTakeFirstOrThrow();
});
