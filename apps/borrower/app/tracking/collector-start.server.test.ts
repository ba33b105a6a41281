import { createCollectorReference } from '@lender/contract';
import { fakeCall, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { visit } from '../../test/visit.ts';
import { readReference, writeReference } from './collector-cookie.server.ts';
import { startOfCollector } from './collector-start.server.ts';
import { trackedClient } from './tracked-client.sample.ts';

const collector = { url: 'https://scoring.example', authKey: 'account', keyUrl: 'https://scoring.example/key.json' };
const key = { kty: 'RSA', kid: '2026-1', n: 'AQAB', e: 'AQAB' };
const keyHost = async () => Response.json(key);
const issued = grants(createCollectorReference, { referenceNumber: 'NEW', expiresAt: '2026-11-23T00:00:00.000Z' });

async function started({ client = trackedClient(), carries = '', fetch = keyHost, answer = issued } = {}) {
  const asked = visit('/tracking/reference');
  if (carries)
    asked.request.headers.set('cookie', (await writeReference(client.hashedUserId, carries)).split(';')[0] ?? '');
  const { call, made } = fakeCall(answer);
  const start = await startOfCollector(asked, { call, client, collector, fetch });
  return { start, made, cookies: asked.cookies };
}

describe('starting the collector', () => {
  test('the collector starts with a new reference, which the browser keeps out of reach of scripts', async () => {
    const { start, cookies } = await started();
    expect(start).toEqual({ referenceNumber: 'NEW', publicKey: key, isComplete: false });
    const [cookie = ''] = cookies;
    expect(cookie).toMatch(/^__Host-collector=.*Max-Age=86400.*HttpOnly.*Secure/);
    const later = new Request('https://quincena.example', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(await readReference(later, trackedClient().hashedUserId)).toBe('NEW');
  });

  test('the collector starts again with the reference that the browser carries', async () => {
    const { start, made } = await started({ carries: 'KEPT' });
    expect(start?.referenceNumber).toBe('KEPT');
    expect(made).toEqual([]);
  });

  test('the collector starts for the last time once there is an application, and the reference is removed', async () => {
    const { start, cookies } = await started({
      client: trackedClient({ hasActualApplication: true }),
      carries: 'KEPT',
    });
    expect(start).toMatchObject({ referenceNumber: 'KEPT', isComplete: true });
    expect(cookies[0]).toContain('Max-Age=0');
  });
});

describe('the collector does not start', () => {
  test.each([
    ['without consent', { client: trackedClient({ allowsTracking: false }) }],
    ['where nothing was collected for the application', { client: trackedClient({ hasActualApplication: true }) }],
    ['where the server gives no reference', { answer: refuses(createCollectorReference, 'consent_missing') }],
    ['while the key is out of reach', { fetch: async () => Promise.reject(new TypeError('away')) }],
    ['with a key that is none', { fetch: async () => Response.json({ kty: 'RSA' }) }],
  ])('the collector does not start %s', async (_, situation) => {
    const { start, cookies } = await started(situation);
    expect([start, cookies]).toEqual([null, []]);
  });
});
