import { getFlow, loginClient, sendSmsCodeTs } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { expect, onTestFinished, test, vi } from 'vitest';
import { applyToSigning, NOTHING } from '../../../../test/people/journey.ts';
import { testServer } from '../../../../test/server/server.ts';
import { visitorFrom } from '../../../../test/server/visitor.ts';

const server = await testServer();

test('strangers who sign in from everywhere at once keep no client from signing a contract', async () => {
  const applicant = await applyToSigning(server);
  const compared = Promise.withResolvers<boolean>();
  const matches = vi.spyOn(server.services.passwords, 'matches').mockReturnValue(compared.promise);
  onTestFinished(() => compared.resolve(false));
  const flood = Array.from({ length: 100 }, (_, stranger) => {
    const body = { username: `nadie.${stranger}@example.com`, password: 'no es esta frase' };
    return server.call(loginClient, { body }, visitorFrom(server, `203.0.113.${stranger}`));
  });
  await vi.waitFor(() => expect(matches.mock.calls.length).toBeGreaterThan(0), soon);

  expect((await server.call(getFlow, NOTHING, applicant)).data.step).toBe('otp_agreement');
  expect((await server.call(sendSmsCodeTs, NOTHING, applicant)).status).toBe(200);

  compared.resolve(false);
  matches.mockRestore();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([422, 503]));
});
