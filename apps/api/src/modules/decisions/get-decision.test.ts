import { getCase, getDecision } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { type Applicant, apply, expectDone, untilStep } from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const staff = { token: await server.operator() };

const decision = (id: string) => server.call(getDecision, { params: { id } }, staff);

async function decided(): Promise<Applicant> {
  const applicant = await apply(server, { pesos: 1_400 });
  await untilStep(server, applicant.token, 'otp_agreement');
  return applicant;
}

async function ofCase({ applicationId: id }: Applicant) {
  const { decisions } = await expectDone(server.call(getCase, { params: { id } }, staff));
  return decision(decisions[0]?.id ?? '');
}

describe('the inputs of a decision', () => {
  answers(getDecision, async () => ofCase(await decided()));
  refuses(getDecision, 'not_found', () => decision(crypto.randomUUID()));

  test('a reply on a decision gives each input with its source and the moment since which it holds', async () => {
    const { variables: reported } = await expectDone(ofCase(await decided()));
    const variables = new Map(reported.map(({ name, ...rest }) => [name, rest]));
    expect(variables.get('askedCentavos')).toMatchObject({ value: 140_000, source: 'client' });
    expect(variables.get('netIncomeCentavosPerMonth')).toMatchObject({ value: 4_000_000, source: 'client' });
    expect(variables.get('closedLoans')).toMatchObject({ value: 0, source: 'lender' });
    expect(variables.get('bankVerified')).toMatchObject({ value: false, source: 'lender' });
    expect(variables.has('overdrafts')).toBe(false);
    for (const { source, asOf } of variables.values())
      expect([typeof source, typeof asOf]).toEqual(['string', 'string']);
  });
});
