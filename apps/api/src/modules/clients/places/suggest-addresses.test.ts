import { suggestAddresses } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { register } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';
import { beyondLimit, clientIdOf, useUpLimit } from '../../../../test/server/stored.ts';

const server = await testServer();
const client = await register(server);
const suggest = (query: string, regionId?: number) =>
  server.call(suggestAddresses, { query: { query, regionId } }, client);
const labels = async (query: string, regionId?: number) =>
  (await suggest(query, regionId)).data.map(({ label }) => label);

await server.services.db
  .insertInto('district')
  .values([
    { id: 1, city_id: 1001, title: 'Zona Centro', fold: 'zona centro', postal_code: '20000' },
    { id: 2, city_id: 1001, title: 'Obraje', fold: 'obraje', postal_code: '20230' },
    { id: 3, city_id: 31050, title: 'Zona Norte', fold: 'zona norte', postal_code: '97000' },
  ])
  .execute();

describe('suggestions for a typed address', () => {
  answers(suggestAddresses, () => suggest('aguasc'));
  refuses(suggestAddresses, 'rate_limited', async () => {
    const other = await register(server);
    const act = () => server.call(suggestAddresses, { query: { query: 'aguasc' } }, other);
    return beyondLimit(server, { limit: 'address-suggestions', who: [clientIdOf(other)], act });
  });

  test('suggestions find the municipality, and towns with another name', async () => {
    expect(await labels('cancun')).toEqual(['Cancún, Benito Juárez, Q. Roo']);
    expect(await labels('ZAPOPÁN')).toEqual(['Zapopan, Jal.']);
    expect((await suggest('zapopan')).data).toEqual([
      { label: 'Zapopan, Jal.', regionId: 14, cityId: 14120, district: null, postalCode: null },
    ]);
  });

  test('suggestions find districts by postal code, also by its beginning', async () => {
    expect(await labels('20000')).toEqual(['Zona Centro, Aguascalientes, Ags. 20000']);
    expect(await labels('202')).toEqual(['Obraje, Aguascalientes, Ags. 20230']);
    expect(await labels('00000')).toEqual([]);
    expect(await labels('200001')).toEqual([]);
  });

  test('suggestions find districts by name, in one state or in all', async () => {
    expect(await labels('zona')).toEqual(['Zona Centro, Aguascalientes, Ags. 20000', 'Zona Norte, Mérida, Yuc. 97000']);
    expect(await labels('zona', 31)).toEqual(['Zona Norte, Mérida, Yuc. 97000']);
    expect(await labels('zona', 99)).toEqual([]);
  });

  test('suggestions are 20 at most, municipalities first', async () => {
    const { data } = await suggest('san');
    expect(data).toHaveLength(20);
    expect(data.every(({ district }) => district === null)).toBe(true);
  });

  test.each(['%%%', '___', "' or 1=1 --", '\\\\\\', '"x"', '２００００', '\u{1F600}\u{1F600}\u{1F600}', '<b>'])(
    'suggestions find nothing by %s',
    async (typed) => {
      expect(await suggest(typed)).toMatchObject({ status: 200, data: [] });
    },
  );

  test.each([
    'query=ab',
    `query=${'a'.repeat(10_000)}`,
    'query=abc&query=abc',
    'query=ab%00c',
    'query=',
    '',
    'query=abc&regionId=-1',
    'query=abc&regionId=1e9',
    'query=abc&regionId=1&regionId=2',
    'query=abc&regionId=１',
  ])('a query for suggestions is refused: %.40s', async (query) => {
    const url = `${server.origin}${suggestAddresses.path}?${query}`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${client.token}` } })).status).toBe(422);
  });

  test('suggestions have a limit of their own, and no cache keeps the answer', async () => {
    const other = await register(server);
    const giveBack = await useUpLimit(server, { limit: 'address-suggestions', who: [clientIdOf(other)] });
    const answer = await suggest('zapopan');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await giveBack();
  });
});
