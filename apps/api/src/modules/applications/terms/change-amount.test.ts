import {
  approveSpecialOffer,
  approveYhatDecrease,
  approveYhatIncrease,
  getActualApplication,
  getApplicationOffer,
  getCaseTimeline,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus, CLIENT_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Applicant, expectDone, NOTHING, openApplication } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { clientIdOf, setApplication, setClientStatus } from '../../../../test/server/stored.ts';

const server = await testServer();
const staff = { token: await server.operator() };
const change = (applicant: Applicant, pesos: number) =>
  server.call(
    updateApplication,
    { params: { id: applicant.applicationId }, body: { amount: centavos(pesos * 100) } },
    applicant,
  );
const take = (applicant: Applicant, pesos: number, days?: number) =>
  server.call(
    approveYhatIncrease,
    {
      body: {
        amount: centavos(pesos * 100),
        ...(days !== undefined && { term: { value: days, unit: 'day' as const } }),
      },
    },
    applicant,
  );

/** Opens an application for 2000 pesos with an offer of 3000. */
async function offeredMore(): Promise<Applicant> {
  const applicant = await openApplication(server);
  await setApplication(server, applicant, {
    status: APPLICATION_STATUS.yhatIncrease,
    principal_centavos: 300_000,
  });
  return applicant;
}

describe('another amount, while nothing is decided', () => {
  test.each([APPLICATION_STATUS.new, APPLICATION_STATUS.verification])(
    'another amount replaces the amount asked for in status %i',
    async (status) => {
      const applicant = await openApplication(server);
      await setApplication(server, applicant, { status });
      const { data } = await change(applicant, 3_500);
      expect(data).toMatchObject({ desiredLoanAmount: 350_000, principalAmount: 350_000, loanAmount: 350_000, status });
      expect((await server.call(getActualApplication, NOTHING, applicant)).data).toEqual(data);
    },
  );

  refuses(updateApplication, 'amount_out_of_limits', async () => change(await openApplication(server), 4_100));
  refuses(updateApplication, 'client_cannot_apply', async () => {
    const applicant = await openApplication(server);
    await setClientStatus(server, applicant, CLIENT_STATUS.blacklisted);
    return change(applicant, 3_000);
  });
  refuses(updateApplication, 'consent_missing', async () => {
    const applicant = await openApplication(server);
    await server.services.db.deleteFrom('consent').where('client_id', '=', clientIdOf(applicant)).execute();
    return change(applicant, 3_000);
  });
  refuses(updateApplication, 'pay_dates_invalid', async () => {
    const applicant = await openApplication(server);
    await sql`update application set second_pay_date = first_pay_date where id = ${applicant.applicationId}`.execute(
      server.services.db,
    );
    return change(applicant, 3_000);
  });

  test('another amount of a fraction of the step is refused, and changes nothing', async () => {
    const applicant = await openApplication(server);
    expect((await change(applicant, 2_050)).code).toBe('amount_out_of_limits');
    expect((await server.call(getActualApplication, NOTHING, applicant)).data.desiredLoanAmount).toBe(200_000);
  });

  test('another amount is written into the history', async () => {
    const applicant = await openApplication(server);
    await expectDone(change(applicant, 2_500));
    const params = { id: applicant.applicationId };
    const history = (await server.call(getCaseTimeline, { params }, staff)).data;
    expect(history.map(({ event }) => event)).toContainEqual({
      name: 'application.amount',
      facts: { amount: 250_000 },
    });
  });
});

describe('another amount of a larger offer', () => {
  answers(updateApplication, async () => change(await offeredMore(), 2_500));

  test('another amount of a larger offer is priced again, and the whole offer can still be taken', async () => {
    const applicant = await offeredMore();
    const params = { id: applicant.applicationId };
    expect((await change(applicant, 2_500)).data).toMatchObject({
      principalAmount: 200_000,
      loanAmount: 250_000,
      offeredAmount: 300_000,
    });
    expect((await server.call(getApplicationOffer, { params }, applicant)).data.principal).toBe(250_000);
    expect((await change(applicant, 3_000)).status).toBe(200);
    expect((await server.call(getApplicationOffer, { params }, applicant)).data.principal).toBe(300_000);
  });

  test.each([1_900, 3_100])(
    'another amount of a larger offer is refused outside of the amounts asked for and offered: %i pesos',
    async (pesos) => {
      expect(await change(await offeredMore(), pesos)).toMatchObject({ status: 422, code: 'amount_out_of_limits' });
    },
  );

  test('changing the amount and taking more than the offer at the same time never lends more than was offered', async () => {
    const applicant = await offeredMore();
    const calls = [change(applicant, 2_500), take(applicant, 3_000), change(applicant, 3_000), take(applicant, 3_100)];
    await Promise.all(calls);
    const { data } = await server.call(getActualApplication, NOTHING, applicant);
    expect(data.status).toBe(APPLICATION_STATUS.signing);
    expect(data.principalAmount).toBe(300_000);
  });
});

/** Opens an application for 2000 pesos with an offer of 1500. */
async function offeredLess(status: ApplicationStatus, principal_centavos = 150_000): Promise<Applicant> {
  const applicant = await openApplication(server);
  await setApplication(server, applicant, { status, principal_centavos });
  return applicant;
}

describe.each([
  ['a smaller offer', APPLICATION_STATUS.yhatDecrease, approveYhatDecrease],
  ['a special offer', APPLICATION_STATUS.specialOffer, approveSpecialOffer],
] as const)('another amount of %s', (_, status, approve) => {
  test('another amount of an offer is priced again, leaves the whole offer available, and is the amount taken', async () => {
    const applicant = await offeredLess(status);
    const params = { id: applicant.applicationId };
    expect((await change(applicant, 800)).data).toMatchObject({ loanAmount: 80_000, offeredAmount: 150_000 });
    expect((await server.call(getApplicationOffer, { params }, applicant)).data.principal).toBe(80_000);
    expect((await change(applicant, 1_500)).data).toMatchObject({ loanAmount: 150_000 });
    await expectDone(change(applicant, 900));
    const { data } = await server.call(approve, NOTHING, applicant);
    expect(data).toMatchObject({ status: APPLICATION_STATUS.signing, loanAmount: 90_000, desiredLoanAmount: 200_000 });
  });

  test.each([100, 1_600, 2_000])(
    'another amount is refused above the offer, and below the smallest loan: %i pesos',
    async (pesos) => {
      expect(await change(await offeredLess(status), pesos)).toMatchObject({
        status: 422,
        code: 'amount_out_of_limits',
      });
    },
  );

  test('an offer of the smallest amount can only be taken whole', async () => {
    const applicant = await offeredLess(status, 30_000);
    expect((await change(applicant, 300)).status).toBe(200);
    expect((await change(applicant, 200)).code).toBe('amount_out_of_limits');
  });
});

describe('another amount in any other status', () => {
  const others = Object.values(APPLICATION_STATUS).filter((status) => ![1, 7, 13, 17, 18].includes(status));
  test.each(others)('another amount is refused in status %i', async (status: ApplicationStatus) => {
    const applicant = await openApplication(server);
    await setApplication(server, applicant, { status });
    expect(await change(applicant, 2_500)).toMatchObject({ status: 409, code: 'illegal_transition' });
  });

  test('another amount together with a withdrawal is an invalid request', async () => {
    const { applicationId, token } = await openApplication(server);
    const path = updateApplication.path.replace('{id}', applicationId) as `/${string}`;
    const both = { amount: { amount: 2_500, currency: 'MXN' }, status: APPLICATION_STATUS.canceled };
    expect(await server.send({ method: 'PUT', path }, both, { token })).toMatchObject({ code: 'invalid_input' });
  });
});

describe('a larger offer answered with a term', () => {
  refuses(approveYhatIncrease, 'term_not_offered', async () => take(await offeredMore(), 3_000, 30));

  test('a larger offer answered with its own term is taken', async () => {
    const applicant = await offeredMore();
    const { term } = (await server.call(getActualApplication, NOTHING, applicant)).data;
    expect(term?.value).toBe(20);
    expect((await take(applicant, 3_000, 20)).data).toMatchObject({ status: APPLICATION_STATUS.signing });
  });
});
