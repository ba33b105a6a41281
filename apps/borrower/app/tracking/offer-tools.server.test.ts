import { describe, expect, test } from 'vitest';
import { visit } from '../../test/visit.ts';
import { writeReference } from './collector-cookie.server.ts';
import { offerTools } from './offer-tools.server.ts';
import { trackedClient } from './tracked-client.sample.ts';

const settings = {
  collector: { url: 'https://scoring.example', authKey: 'account', keyUrl: 'https://scoring.example/key.json' },
  captcha: { siteKey: 'site', scriptUrl: 'https://captcha.example/api.js' },
  replay: { siteId: '7', scriptUrl: 'https://replay.example/film.js' },
};

/** Returns the tools that a page gets, and the hosts to which its policy is opened. */
async function offeredAt(path: string, { client = trackedClient(), cookie = '' } = {}) {
  const asked = visit(path);
  if (cookie) asked.request.headers.set('cookie', cookie);
  const offered = await offerTools(asked, { client, settings });
  return { offered, hosts: new Set(asked.openings.flatMap((opening) => Object.values(opening).flat())) };
}

const cookieOf = async (owner: string) => (await writeReference(owner, 'REFERENCE')).split(';')[0] ?? '';

describe('the offer of tools to a page', () => {
  test('a page is offered its tools, and opened for their hosts only', async () => {
    const { offered, hosts } = await offeredAt('/application/apply');
    expect(Object.keys(offered).sort()).toEqual(['captcha', 'collector', 'replay']);
    expect(hosts).toEqual(new Set(['https://captcha.example', 'https://replay.example', 'https://scoring.example']));
    expect((await offeredAt('/registration/address')).hosts).toEqual(new Set(['https://replay.example']));
  });

  test.each([false, null])(
    'a page is offered no tools, and stays as strict as ever, while the answer is %s',
    async (allowsTracking) => {
      const { offered, hosts } = await offeredAt('/application/apply', { client: trackedClient({ allowsTracking }) });
      expect([offered, hosts]).toEqual([{}, new Set()]);
    },
  );

  test('a page is offered no tools when a guest opens it', async () => {
    const asked = visit('/application/apply');
    expect(await offerTools(asked, { client: undefined, settings })).toEqual({});
    expect(asked.openings).toEqual([]);
  });

  test('the landing page is offered tools for a repeat client, who applies there, and for no other', async () => {
    const repeat = trackedClient({ closedLoansCount: 1 });
    expect(Object.keys((await offeredAt('/', { client: repeat })).offered).sort()).toEqual([
      'captcha',
      'collector',
      'replay',
    ]);
    const first = trackedClient({ hasUncancelledApplications: true });
    expect(await offeredAt('/', { client: first })).toEqual({ offered: {}, hosts: new Set() });
  });

  test.each([
    '/profile',
    '/registration/summary',
    '/registration/id-document-upload',
    '/registration/debit-credit-card',
  ])('a page is offered no tools at %s', async (path) => {
    expect(await offeredAt(path)).toEqual({ offered: {}, hosts: new Set() });
  });
});

describe('the collector', () => {
  const applied = trackedClient({ hasActualApplication: true });

  test('the collector is no longer offered once there is an application', async () => {
    expect((await offeredAt('/application/apply', { client: applied })).offered.collector).toBeUndefined();
  });

  test('the collector reports its end on the next page, whichever it is', async () => {
    const cookie = await cookieOf(applied.hashedUserId);
    const { offered, hosts } = await offeredAt('/registration/debit-credit-card', { client: applied, cookie });
    expect(offered).toEqual({ collector: { url: 'https://scoring.example', authKey: 'account' } });
    expect(hosts).toEqual(new Set(['https://scoring.example']));
  });

  test('the collector reports nothing for a client who used the browser before', async () => {
    const { offered } = await offeredAt('/profile', { client: applied, cookie: await cookieOf('SOMEBODY') });
    expect(offered).toEqual({});
  });
});
