import { getClientJourney, getFlow } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import {
  borrow,
  type Client,
  fillIn,
  NOTHING,
  openApplication,
  register,
  registerWithDetails,
} from '../../../../test/people/journey.ts';
import { answers } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const journey = async (client: Client) => (await server.call(getClientJourney, NOTHING, client)).data;

describe('the journey', () => {
  answers(getClientJourney, async () => server.call(getClientJourney, NOTHING, await register(server)));

  test('the journey begins at 30 of 100 and rises with what is given', async () => {
    const registered = await registerWithDetails(server);
    expect(await journey(registered)).toEqual({
      name: 'registration',
      step: 'new_client_created',
      percent: 30,
      totalSteps: 100,
    });
    const applicant = await openApplication(server);
    const applied = await journey(applicant);
    await fillIn(server, applicant);
    const filledIn = await journey(applicant);
    expect([applied.name, filledIn.name]).toEqual(['application', 'application']);
    expect(filledIn.percent).toBeGreaterThan(applied.percent);
    expect(applied.percent).toBeGreaterThan(30);
  });

  test('the journey ends with the loan', async () => {
    expect(await journey(await borrow(server))).toMatchObject({ name: 'loan', step: 'loan_page', percent: 100 });
  });

  test('the journey agrees with the flow, each client at a place of their own', async () => {
    const [one, other] = [await register(server), await openApplication(server)];
    for (const client of [one, other]) {
      const { data: flow } = await server.call(getFlow, NOTHING, client);
      expect((await journey(client)).step).toBe(flow.step);
    }
    expect((await journey(one)).step).not.toBe((await journey(other)).step);
  });
});
