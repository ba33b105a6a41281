import { finish, getFlow, uploadBankStatement } from '@lender/contract';
import type { Policy } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { publishPolicy, publishProduct } from '../../../test/loans/published.ts';
import { PDF } from '../../../test/pdf/pdf.ts';
import { type Applicant, apply, expectDone, NOTHING, untilStep } from '../../../test/people/journey.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const step = async (applicant: Applicant) => (await server.call(getFlow, NOTHING, applicant)).data;

/** Makes a policy ask for proof of the account above a bound, for which it needs to know whether there is one. */
const withBankProof = (policy: Policy): Policy => ({
  ...policy,
  variables: { ...policy.variables, bankVerified: { type: 'boolean', required: true } },
  rules: policy.rules.map((rule) => (rule.id === 'C2' ? { ...rule, enabled: true } : rule)),
});

await publishPolicy(server, withBankProof);
await publishProduct(server, (config) => ({
  ...config,
  limits: { ...config.limits, noBankProofMaxCentavos: centavos(150_000) },
}));

test('a client who asks for a small amount needs no proof of the account', async () => {
  const applicant = await apply(server, { pesos: 1_500 });
  await untilStep(server, applicant.token, 'otp_agreement');
});

test('a client who asks for a larger amount has to send a statement, and is decided with it', async () => {
  const applicant = await apply(server, { pesos: 1_600 });
  await untilStep(server, applicant.token, 'bank_statement_upload');
  expect(await step(applicant)).toMatchObject({ status: 'active', errors: [] });
  await expectDone(server.call(uploadBankStatement, { body: { file: new Blob([PDF]) } }, applicant));
  await expectDone(server.call(finish, NOTHING, applicant));
  await untilStep(server, applicant.token, 'otp_agreement');
});
