import { addDays } from '@lender/calculator';
import { advanceSandboxClock, createApplication, getActualApplication, getSandboxClock } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../test/claims.ts';
import { application, expectDone, NOTHING, openApplication } from '../../../test/journey.ts';
import { testServer } from '../../../test/server.ts';
import { setApplication } from '../../../test/stored.ts';

const server = await testServer();
const real = await testServer({ SANDBOX: false });
const { db, clock } = server.services;

const business = async () => (await clock.business(db)).today;
const advance = async (days: number, on = server) => {
  const body = { businessDate: addDays(await business(), days) };
  return on.call(advanceSandboxClock, { body }, { token: await on.operator() });
};
const read = async (on = server) => on.call(getSandboxClock, NOTHING, { token: await on.operator() });

describe('the clock of the sandbox', () => {
  answers(getSandboxClock, () => read());
  answers(advanceSandboxClock, () => advance(1));
  refuses(getSandboxClock, 'sandbox_off', () => read(real));
  refuses(advanceSandboxClock, 'sandbox_off', () => advance(1, real));
  refuses(advanceSandboxClock, 'clock_backwards', () => advance(-1));
  refuses(advanceSandboxClock, 'invalid_input', () => advance(401));

  test('goes as far as it was sent, and no further when two send it at once', async () => {
    const before = await business();
    await Promise.all([advance(3), advance(3)]);
    expect(await business()).toBe(addDays(before, 3));
  });

  test('is told to the simulated world in the sandbox only', async () => {
    const shown = await fetch(`${server.origin}/sandbox/clock`);
    expect(await shown.json()).toMatchObject({ businessDate: await business() });
    expect((await fetch(`${real.origin}/sandbox/clock`)).status).toBe(404);
  });
});

describe('an application left alone', () => {
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

  test('ends at its time, to the hour, whatever it waits for', async () => {
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
      // By the business clock, which stepped to that very moment.
      expect(Math.abs(status_since.getTime() - ends)).toBeLessThan(60_000);
    }
  });

  test('is not ended a day too early, and may be followed by another', async () => {
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
