import { listProviders, PROVIDERS } from '@lender/contract';
import { expect, test } from 'vitest';
import { staffMember } from '../../../test/people/staff-member.ts';
import { answers } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';

const server = await testServer();
const auditor = await staffMember(server, 'auditor');
const read = async () => (await server.call(listProviders, {}, auditor)).data;
const cepOf = async () => (await read()).find(({ provider }) => provider === 'cep');

answers(listProviders, () => server.call(listProviders, {}, auditor));

test('the list shows the host of every provider, and that only simulators are called here', async () => {
  const reported = await read();
  expect(reported.map(({ provider }) => provider)).toEqual([...PROVIDERS]);
  for (const { line } of reported) expect(line).toMatchObject({ host: '127.0.0.1', isSimulated: true });
  expect(JSON.stringify(reported)).not.toContain(server.env.keys.providerKey);
});

test('the list shows how a provider answered, and the cause when it did not', async () => {
  const before = (await cepOf())?.line?.counts.troubled ?? Number.NaN;
  const line = server.services.lines.find((one) => one.health().name === 'cep');
  await expect(line?.ask('once', () => Promise.reject(new TypeError('no such word')))).rejects.toThrow('no such word');
  const after = (await cepOf())?.line;
  expect(after).toMatchObject({ state: 'closed', lastTrouble: { kind: 'unreadable' } });
  expect(after?.counts.troubled).toBe(before + 1);
  await line?.ask('once', async () => 'yes');
  expect((await cepOf())?.line?.lastSuccessAt).toEqual(expect.any(String));
});

test('the list counts the notices of the last day, for providers that send any', async () => {
  const countOf = async (name: string) => (await read()).find(({ provider }) => provider === name)?.noticesOfDay;
  expect([await countOf('cep'), await countOf('veriff')]).toEqual([null, 0]);
  const before = (await countOf('openpay')) ?? Number.NaN;
  const credentials = Buffer.from(`openpay:${server.env.keys.webhookPassword}`).toString('base64');
  await server.send(
    { method: 'POST', path: '/webhooks/openpay' },
    { type: 'verification', verification_code: 'aB3' },
    {
      headers: { authorization: `Basic ${credentials}` },
    },
  );
  expect(await countOf('openpay')).toBe(before + 1);
});
