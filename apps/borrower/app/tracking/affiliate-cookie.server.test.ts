import { testVisit } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { readAffiliate, rememberAffiliate } from './affiliate-cookie.server.ts';

const site = 'https://quincena.example';

test('the partner who sent a visitor is kept for half an hour, out of reach of scripts', async () => {
  const visit = testVisit(`${site}/?utm_source=radar&gclid=abc`);
  await rememberAffiliate(visit);
  const [cookie = ''] = visit.cookies;
  expect(cookie).toMatch(/^affiliate=/);
  for (const part of ['Max-Age=1800', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
  const later = new Request(site, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(await readAffiliate(later)).toEqual({ source: 'radar', code: 'abc' });
});

test('an address that names no partner keeps the stored one', async () => {
  const visit = testVisit(`${site}/?monto=3000`);
  await rememberAffiliate(visit);
  expect(visit.cookies).toEqual([]);
});

test.each(['affiliate=garbage', `affiliate=${Buffer.from(JSON.stringify({ code: 7 })).toString('base64')}`, ''])(
  '%j names no partner',
  async (cookie) => {
    expect(await readAffiliate(new Request(site, { headers: { cookie } }))).toBeUndefined();
  },
);
