import { plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createBelvo } from './http.ts';

const world = await providerWorld();
const belvo = createBelvo(
  {
    url: `${world.url}/belvo`,
    widgetUrl: `${world.url}/belvo/widget/`,
    secretId: 'ours',
    password: world.providerKey,
  },
  lineTo('belvo'),
);
const ways = { success: 'http://site.test/back', exit: 'http://site.test/exit', event: 'http://site.test/event' };
const SINCE = plainDate('2025-11-22');

/** Links a bank through the widget, as a visitor does, and returns the link. */
async function linked(institution = 'puntual_mx_retail'): Promise<string> {
  const { widgetUrl } = await belvo.createToken({ externalId: 'visitor-1', ways });
  const fields = Object.fromEntries(new URL(widgetUrl).searchParams);
  const back = await world.submit('/belvo/widget/link', {
    ...fields,
    institution,
    owner: 'Ana Robles',
    income: '12000',
  });
  return new URL(back).searchParams.get('link') ?? '';
}

test('the widget opens with a token, in Spanish, for one reading of a Mexican bank', async () => {
  const { access, livesSeconds, widgetUrl } = await belvo.createToken({ externalId: 'visitor-1', ways });
  expect(livesSeconds).toBe(600);
  expect(Object.fromEntries(new URL(widgetUrl).searchParams)).toEqual({
    access_token: access,
    locale: 'es',
    country_codes: 'MX',
    institution_types: 'retail',
    access_mode: 'single',
    external_id: 'visitor-1',
  });
  expect((await fetch(widgetUrl)).status).toBe(200);
});

test('a link is known with its bank and its owner, and a link that was never made is not known', async () => {
  const id = await linked();
  expect(await belvo.findLink(id)).toEqual({ id, institution: 'puntual_mx_retail', externalId: 'visitor-1' });
  expect(await belvo.findLink(crypto.randomUUID())).toBeUndefined();
  expect(await belvo.findLink('../token')).toBeUndefined();
});

test('a link is read: its owner, its account and its movements', async () => {
  const { owners, accounts, movements } = await belvo.readLink(await linked(), SINCE);
  expect(owners).toEqual(['Ana Robles']);
  expect(accounts).toHaveLength(1);
  const incomes = movements.filter(({ isIncome }) => isIncome);
  expect(incomes.map(({ date }) => date)).toEqual([
    '2026-02-28',
    '2026-02-15',
    '2026-01-31',
    '2026-01-15',
    '2025-12-31',
    '2025-12-15',
  ]);
  expect(incomes.every(({ centavos }) => centavos === 600_000)).toBe(true);
  expect(movements.some(({ centavos }) => centavos < 0)).toBe(true);
});

test('a link is read from a given day on', async () => {
  const { movements } = await belvo.readLink(await linked(), plainDate('2026-02-01'));
  expect(movements.length).toBeGreaterThan(0);
  expect(movements.filter(({ date }) => date < '2026-02-01')).toEqual([]);
});

test('a link that was ended is gone with all its data, and ending it again does no harm', async () => {
  const id = await linked();
  await belvo.removeLink(id);
  await belvo.removeLink(id);
  expect(await belvo.findLink(id)).toBeUndefined();
  expect(await belvo.readLink(id, SINCE)).toEqual({ owners: [], accounts: [], movements: [] });
});

test('a list of several pages is read to its end', async () => {
  const url = await listening((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://belvo.test').searchParams.get('page'));
    const results = request.url?.startsWith('/api/owners') ? [{ display_name: `Owner ${page}` }] : [];
    response.end(JSON.stringify({ count: 3, next: page < 3 ? 'https://sandbox.belvo.com/?page=2' : null, results }));
  });
  const paged = createBelvo({ url, widgetUrl: url, secretId: 'ours', password: 'p' }, lineTo('belvo'));
  expect((await paged.readLink('l1', SINCE)).owners).toEqual(['Owner 1', 'Owner 2', 'Owner 3']);
});
