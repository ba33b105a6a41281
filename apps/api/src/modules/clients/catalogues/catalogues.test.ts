import { PAY_CYCLES } from '@lender/calculator';
import { banks } from '@lender/clabe/directory';
import {
  getBanks,
  getCities,
  getClassification,
  getClassificationList,
  getDistricts,
  getEmploymentPositions,
  getEmploymentStatuses,
  getIdDocAutocompleteTime,
  getRegionCities,
  getRegions,
  getWards,
} from '@lender/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { readPlaces } from '../places/catalogue/read-places.ts';
import { normaliseName } from '../places/normalise-name.ts';

const server = await testServer();
const { db } = server.services;
const regions = (title?: string) => server.call(getRegions, { query: { title } });
const cities = (title?: string, regionId?: number) => server.call(getCities, { query: { title, regionId } });
const districts = (cityId: number, title?: string) => server.call(getDistricts, { query: { cityId, title } });
const wards = (districtId: number, title?: string) => server.call(getWards, { query: { districtId, title } });
const regionCities = (id: number) => server.call(getRegionCities, { params: { id } });
const classification = (path: string) => server.call(getClassification, { params: { path }, query: {} });
const titles = ({ data }: { data: readonly { title: string }[] }) => data.map(({ title }) => title);

await db
  .insertInto('district')
  .values([
    { id: 1, city_id: 1001, title: 'San José', fold: 'san jose', postal_code: '20000' },
    { id: 2, city_id: 1001, title: '100% Real', fold: '100% real', postal_code: '20001' },
    ...Array.from({ length: 150 }, (_, index) => ({
      id: 1_000 + index,
      city_id: 2002,
      title: `Colonia ${index}`,
      fold: `colonia ${index}`,
      postal_code: '21000',
    })),
  ])
  .execute();
await db.insertInto('ward').values({ id: 1, district_id: 1, title: 'Sección Ñ', fold: 'seccion n' }).execute();
await db.insertInto('city').values({ id: 7, region_id: 9, title: 'Ciudad de México', fold: null }).execute();

describe('the places', () => {
  answers(getRegions, () => regions());
  answers(getRegionCities, () => regionCities(1));
  answers(getCities, () => cities('guad'));
  answers(getDistricts, () => districts(1001));
  answers(getWards, () => wards(1));
  refuses(getRegionCities, 'not_found', () => regionCities(33));

  test('the regions are the 32 states in alphabetical order, whatever accents they have', async () => {
    const { data } = await regions();
    expect(data).toHaveLength(32);
    expect(titles({ data })).toEqual(titles({ data }).toSorted(new Intl.Collator('es-MX').compare));
  });

  test('the cities are all municipalities of every state', async () => {
    const { data } = await regions();
    const all = await Promise.all(data.map(({ id }) => regionCities(id)));
    expect(all.flatMap(({ data }) => data)).toHaveLength(2_478);
    expect((await regionCities(20)).data).toHaveLength(570);
    expect(titles(await regionCities(9))[0]).toBe('Álvaro Obregón');
  });

  test('the cities leave out one that only old addresses name', async () => {
    expect(titles(await regionCities(9))).not.toContain('Ciudad de México');
    expect(titles(await cities('ciudad de mexico'))).toEqual([]);
  });

  test.each([
    ['MÉXICO', ['México']],
    ['mexic', ['México']],
    ['san', ['San Luis Potosí']],
    ['éxico', []],
  ])('the search finds regions that begin with %s, case and accents aside', async (title, found) => {
    expect(titles(await regions(title))).toEqual(found);
  });

  test('the search finds cities in one state or in all', async () => {
    const everywhere = (await cities('guadalupe')).data;
    expect(everywhere.length).toBeGreaterThan(5);
    expect((await cities('GUADALÚPE', 19)).data).toEqual([{ id: 19026, title: 'Guadalupe', regionId: 19 }]);
    expect((await cities('guadalupe', 99)).data).toEqual([]);
  });

  test('the search finds the cities that begin with what is typed, up to a hundred, and no other', async () => {
    const { municipalities } = readPlaces();
    const beginnings = fc
      .tuple(fc.constantFrom(...municipalities), fc.integer({ min: 1, max: 12 }), fc.boolean())
      .map(([{ title }, length, loud]) => (loud ? title.toUpperCase() : title).slice(0, length).trim());
    const anything = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((text) => text === text.trim() && !/[\p{Cc}\p{Cf}]/u.test(text));
    await fc.assert(
      fc.asyncProperty(fc.oneof(beginnings, anything), async (typed) => {
        const expected = municipalities.filter(({ title }) => normaliseName(title).startsWith(normaliseName(typed)));
        const { data } = await cities(typed);
        expect(data).toHaveLength(Math.min(expected.length, 100));
        const ids = new Set(expected.map(({ id }) => id));
        expect(data.filter(({ id }) => !ids.has(id))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a list of places has a hundred entries at most', async () => {
    expect((await cities()).data).toHaveLength(100);
    expect((await cities('san', 20)).data).toHaveLength(100);
    expect((await districts(2002, 'colonia')).data).toHaveLength(100);
  });

  test('districts are those of one municipality, and wards those of one district', async () => {
    expect(titles(await districts(1001))).toEqual(['100% Real', 'Aguascalientes', 'San José']);
    expect(titles(await districts(1001, 'SAN J'))).toEqual(['San José']);
    expect(titles(await districts(23005))).toContain('Cancún');
    expect((await districts(999_999_999)).data).toEqual([]);
    expect(titles(await wards(1, 'sección'))).toEqual(['Sección Ñ']);
    expect((await wards(2)).data).toEqual([]);
  });

  test.each(['%', '_', '\\', '%%%', "'", "' or 1=1 --", '"', '$1', 'Ñ%', '\u{1F600}', '１００'])(
    'the search finds places with %s only if their name begins so',
    async (typed) => {
      for (const answer of [regions(typed), cities(typed), districts(1001, typed), wards(1, typed)])
        expect(await answer).toMatchObject({ status: 200, data: [] });
    },
  );

  test('a place may have a sign of a pattern in its name', async () => {
    expect(titles(await districts(1001, '100%'))).toEqual(['100% Real']);
  });
});

describe('the classifications', () => {
  const list = (name: 'banks' | 'banks_enabled') =>
    server.call(getClassificationList, { query: { group: 'clients', name } });
  const positions = (employmentStatusKey: string) =>
    server.call(getEmploymentPositions, { query: { employmentStatusKey } });

  answers(getClassification, () => classification('employment_status'));
  answers(getClassificationList, () => list('banks'));
  answers(getBanks, () => server.call(getBanks, NOTHING));
  answers(getEmploymentStatuses, () => server.call(getEmploymentStatuses, NOTHING));
  answers(getEmploymentPositions, () => positions('employed'));
  refuses(getClassification, 'not_found', () => classification('zodiac'));
  refuses(getEmploymentPositions, 'not_found', () => positions('astronaut'));

  test.each([
    ['pay_cycle', PAY_CYCLES],
    ['relationship', ['family', 'friend', 'coworker', 'neighbour']],
    ['document_type', ['id_front', 'id_back', 'selfie', 'payroll', 'proof_of_address', 'bank_statement']],
    ['employment_status', ['employed', 'government', 'self_employed', 'retired']],
  ])('the classifications list every %s, in the order in which people choose', async (kind, keys) => {
    const { data } = await classification(kind);
    expect(Object.keys(data)).toEqual(keys);
    for (const title of Object.values(data)) expect(title).toMatch(/^\p{Lu}/u);
  });

  test('the classifications list positions for every employment status, and all of them together', async () => {
    const { data: statuses } = await server.call(getEmploymentStatuses, NOTHING);
    const all = await Promise.all(statuses.map(({ key }) => positions(key)));
    for (const { data } of all) expect(data.length).toBeGreaterThan(0);
    const { data } = await classification('employment_position');
    expect(Object.keys(data).toSorted()).toEqual(all.flatMap(({ data }) => data.map(({ key }) => key)).toSorted());
  });

  test('the classifications list all banks, and those that receive payouts', async () => {
    expect((await list('banks')).data).toEqual(banks().map(({ code, name }) => ({ value: code, title: name })));
    const { data: enabled } = await list('banks_enabled');
    expect(enabled).toEqual((await server.call(getBanks, NOTHING)).data);
    expect((await list('banks')).data).toEqual(expect.arrayContaining(enabled));
  });

  test('the classifications are Spanish under both names of the locale', async () => {
    const { data } = await classification('pay_cycle');
    for (const locale of ['es', 'es-MX'] as const)
      expect((await server.call(getClassification, { params: { path: 'pay_cycle' }, query: { locale } })).data).toEqual(
        data,
      );
  });
});

describe('an identification', () => {
  answers(getIdDocAutocompleteTime, () => server.call(getIdDocAutocompleteTime, NOTHING));

  test('an identification is not read automatically unless the lender says so', async () => {
    expect((await server.call(getIdDocAutocompleteTime, NOTHING)).data).toEqual({ seconds: 0 });
  });
});

describe('a hostile query', () => {
  const get = (pathAndQuery: string) => fetch(`${server.origin}/web/public/${pathAndQuery}`);
  const long = 'a'.repeat(10_000);
  const IDS = ['-1', '1e3', '1000000000', '0x1', '1.5', '01', '', '１００１', '1%20', 'null', '1;drop', '٣', 'NaN'];
  const PLACES = ['address/region', 'address/city', 'address/district?cityId=1001', 'address/ward?districtId=1'];
  const joined = (place: string, more: string) => `${place}${place.includes('?') ? '&' : '?'}${more}`;

  test.each(
    PLACES.flatMap((place) => [
      joined(place, `title=${long}`),
      joined(place, 'title='),
      joined(place, 'title=a&title=b'),
      joined(place, 'title=%00'),
      joined(place, 'title=a%0Ab'),
      joined(place, 'title=%E2%80%8Ba'),
    ]),
  )('a query of %.60s is refused', async (path) => {
    expect((await get(path)).status).toBe(422);
  });

  test.each(IDS)('a query with the id %j is refused', async (id) => {
    expect((await get(`address/district?cityId=${id}`)).status).toBe(422);
    expect((await get(`address/ward?districtId=${id}`)).status).toBe(422);
    expect((await get(`address/city?regionId=${id}`)).status).toBe(422);
    expect((await get(`address/region/${id}/city`)).status).toBe(404);
  });

  test.each([
    'address/district',
    'address/ward',
    'address/district?cityId=1&cityId=2',
    'address/city?regionId=1&regionId=1',
    'address/district?cityId[]=1',
    'classification/list',
    'classification/list?group=clients',
    'classification/list?group=clients&name=passwords',
    'classification/list?group=staff&name=banks',
    'classification/list?group=clients&name=banks&name=banks_enabled',
    'classification/list?group=clients&group=clients&name=banks',
    'classification/pay_cycle?locale=en',
    'classification/pay_cycle?locale=es&locale=es',
    'classification/pay_cycle?locale=',
  ])('a query of the path %s is refused', async (path) => {
    expect((await get(path)).status).toBe(422);
  });

  test.each([
    '%00',
    '..%2Fbank',
    "'%20or%201=1",
    'employment_status%20',
    'EMPLOYMENT_STATUS',
    '__proto__',
    'constructor',
    '%25',
    'a'.repeat(200),
    '%F0%9F%98%80',
  ])('a query for the classification %.20s finds none', async (path) => {
    expect((await get(`classification/${path}`)).status).toBe(404);
  });

  test.each([
    ['10 kB', long, 404, 'not_found'],
    ['half a letter', '%E2%82', 400, 'malformed_request'],
    ['half an escape', '%zz', 400, 'malformed_request'],
  ])('a query of %s as a classification is refused without repeating it', async (_, path, status, code) => {
    const answer = await get(`classification/${path}`);
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([status, { success: false, error: { code } }]);
    expect(text).not.toContain(path);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('an undeclared field of a query is ignored', async () => {
    expect((await get('address/region?limit=1&__proto__=x')).status).toBe(200);
  });
});

describe('answers that are the same for every caller', () => {
  const cacheOf = async (path: string) =>
    (await fetch(`${server.origin}/web/public/${path}`)).headers.get('cache-control');

  test.each(['address/region', 'address/region/1/city', 'address/city', 'classification/pay_cycle'])(
    'an answer that is the same for every caller may be cached for an hour: %s',
    async (path) => {
      expect(await cacheOf(path)).toBe('public, max-age=3600');
    },
  );

  test.each(['address/region?title=', 'address/region/99/city', 'classification/zodiac', 'bank'])(
    'an answer that is a refusal or may change any day is not cached: %s',
    async (path) => {
      expect(await cacheOf(path)).toBe('no-store');
    },
  );
});
