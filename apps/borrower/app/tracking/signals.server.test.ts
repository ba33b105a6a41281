import { expect, test } from 'vitest';
import { writeReference } from './collector-cookie.server.ts';
import { readSignals } from './signals.server.ts';
import { trackedClient } from './tracked-client.sample.ts';

const client = trackedClient();
const found = { captchaToken: 'token', ioBB: '0400blackbox', hotjarUserId: 'user-1' };
const read = async (fields: Record<string, string>, { as = client, owner = client.hashedUserId } = {}) => {
  const headers = { cookie: (await writeReference(owner, 'REFERENCE')).split(';')[0] ?? '' };
  return readSignals(new Request('https://quincena.example', { headers }), new URLSearchParams(fields), as);
};

test('an application carries the findings of the tools', async () => {
  expect(await read(found)).toEqual({
    captcha: { token: 'token' },
    iovation: { ioBB: '0400blackbox' },
    hotjarUserId: 'user-1',
    juicySessionId: 'REFERENCE',
  });
});

test.each([false, null])(
  'an application carries no findings of the tools while the consent is %s',
  async (allowsTracking) => {
    expect(await read(found, { as: trackedClient({ allowsTracking }) })).toEqual({});
  },
);

test('an application carries no reference of another client', async () => {
  expect(await read({}, { owner: 'SOMEBODY' })).toEqual({});
});

test('an application carries nothing for which the server would refuse it as a whole', async () => {
  const odd = { captchaToken: 'x'.repeat(4097), ioBB: 'a\u0000b', hotjarUserId: 'x'.repeat(65) };
  expect(await read(odd)).toEqual({ juicySessionId: 'REFERENCE' });
});
