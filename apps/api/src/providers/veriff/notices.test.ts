import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/server/server.ts';
import { veriffNotices } from './notices.ts';
import { signatureOf } from './signature.ts';

const server = await testServer();
const { db } = server.services;
const { apiKey, secret } = server.env.providers.veriff;
const id = '12df6045-3846-3e45-946a-14fa6136d78b';

/** https://devdocs.veriff.com/docs/event-webhook */
const EVENT = {
  id,
  attemptId: '00bca969-b53a-4fad-b065-874d41a7b2b8',
  feature: 'selfid',
  code: 7002,
  action: 'submitted',
  vendorData: '12345678',
};
const DECISION = { status: 'success', verification: { id, code: 9001, status: 'approved', person: { lastName: 'X' } } };

const notify = (body: unknown, headers: Record<string, string> = {}) => {
  const raw = JSON.stringify(body);
  const signed = { 'x-auth-client': apiKey, 'x-hmac-signature': signatureOf(raw, secret) };
  const all = { 'content-type': 'application/json', ...signed, ...headers };
  return fetch(`${server.origin}/webhooks/veriff`, { method: 'POST', headers: all, body: raw });
};
const kept = async () =>
  (await db.selectFrom('provider_event').select('body').where('provider', '=', 'veriff').execute()).map(
    ({ body }) => body,
  );

describe('a Veriff notice', () => {
  test('a Veriff notice is kept once, with only its subject in plain text', async () => {
    for (const body of [EVENT, DECISION, EVENT]) expect((await notify(body)).status).toBe(200);
    const plain = { transaction: null, verification_code: null, subject: id };
    expect(await kept()).toEqual([
      { ...plain, type: 'event.submitted' },
      { ...plain, type: 'decision.approved' },
    ]);
  });

  test.each([
    ['by nobody', { 'x-hmac-signature': '' }],
    ['by another key', { 'x-hmac-signature': signatureOf(JSON.stringify(EVENT), 'another secret') }],
    ['for another body', { 'x-hmac-signature': signatureOf(id, secret) }],
    ['for another client', { 'x-auth-client': 'somebody else' }],
  ])('a Veriff notice that is signed %s is refused and not kept', async (_, headers) => {
    const before = await kept();
    expect((await notify({ ...EVENT, action: 'started' }, headers)).status).toBe(401);
    expect(await kept()).toEqual(before);
  });

  test('a Veriff notice may have a signature in capitals', async () => {
    const signature = signatureOf(JSON.stringify(EVENT), secret).toUpperCase();
    expect((await notify(EVENT, { 'x-hmac-signature': signature })).status).toBe(200);
  });

  test('a Veriff notice of a kind that we do not know is kept and starts no call', async () => {
    const read = veriffNotices.read(Buffer.from('{"eventType":"user-status.created"}'));
    expect(read).toMatchObject({ about: { type: 'unknown' }, handOn: undefined });
  });

  test.each(['', 'null', '7', '{"verification":'])('a body that is %j is no Veriff notice', (raw) => {
    expect(veriffNotices.read(Buffer.from(raw))).toBeUndefined();
  });
});
