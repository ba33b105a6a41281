import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plazas } from '@lender/clabe/directory';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../../../test/database/empty-database.ts';
import { connect } from '../../../../kernel/database/database.ts';
import { migrate } from '../../../../kernel/database/migrate.ts';
import { numberLocalities, seedPlaces } from './seed-places.ts';
import { seedPostalCodes } from './seed-postal-codes.ts';

// A current database has its places already.
const connectionString = await emptyDatabase();
await migrate(connectionString);
const { db, close } = connect(connectionString);
afterAll(close);
const seed = () => db.transaction().execute(seedPlaces);
const countOf = async (table: 'region' | 'city' | 'district') => {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns places as the first release numbered them: alphabetically, from the bank plazas. */
function formerPlaces() {
  const cities = plazas().flatMap((plaza) => plaza.cities);
  const inSpanish = new Intl.Collator('es-MX');
  const states = [...new Set(cities.map(({ state }) => state))].sort(inSpanish.compare);
  const regions = states.map((title, index) => ({ id: index + 1, title, fold: '', abbreviation: '' }));
  const pairs = [...new Set(cities.map(({ name, state }) => `${state}\0${name}`))].sort(inSpanish.compare);
  const rows = pairs.map((pair, index) => {
    const [state = '', title = ''] = pair.split('\0');
    return { id: index + 1, region_id: states.indexOf(state) + 1, title, fold: null };
  });
  return { regions, rows };
}

describe('a database of the first release', () => {
  const { regions, rows } = formerPlaces();
  const cityOf = (state: string, title: string) => {
    const region = regions.find((row) => row.title === state);
    const city = rows.find((row) => row.title === title && row.region_id === region?.id);
    if (!city) throw new Error(`no ${title} in ${state}`);
    return city;
  };
  const addresses = {
    '00000000-0000-7000-8000-000000000001': cityOf('Aguascalientes', 'Aguascalientes'),
    '00000000-0000-7000-8000-000000000002': cityOf('Chiapas', 'Tapachula'),
    '00000000-0000-7000-8000-000000000003': cityOf('Quintana Roo', 'Cancún'),
    '00000000-0000-7000-8000-000000000004': cityOf('Ciudad de México', 'Ciudad de México'),
  };

  beforeAll(async () => {
    await db.insertInto('region').values(regions).execute();
    await db.insertInto('city').values(rows).execute();
    await db.transaction().execute(async (tx) => {
      // Addresses of clients whose other rows do not matter here.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const [client_id, city] of Object.entries(addresses))
        await tx
          .insertInto('address')
          .values({
            client_id,
            region_id: city.region_id,
            city_id: city.id,
            place_sealed: Buffer.from('x'),
            updated_at: new Date(),
          })
          .execute();
    });
    await Promise.all([seed(), seed()]);
  });

  const addressOf = (number: number) =>
    db
      .selectFrom('address')
      .innerJoin('city', 'city.id', 'address.city_id')
      .innerJoin('region', 'region.id', 'address.region_id')
      .select(['city.id as cityId', 'region.id as regionId', 'city.title as city', 'region.title as region'])
      .where('client_id', '=', `00000000-0000-7000-8000-00000000000${number}`)
      .executeTakeFirstOrThrow();

  test('the seed moves addresses to the municipalities of the same name', async () => {
    expect(await addressOf(1)).toMatchObject({ cityId: 1001, regionId: 1, city: 'Aguascalientes' });
    expect(await addressOf(2)).toMatchObject({ cityId: 7089, regionId: 7, city: 'Tapachula', region: 'Chiapas' });
  });

  test('the seed moves an address from a town to its municipality', async () => {
    expect(await addressOf(3)).toMatchObject({ cityId: 23005, regionId: 23, region: 'Quintana Roo' });
  });

  test('the seed keeps a city that is no municipality for the clients who live there, in the right state and out of the lists', async () => {
    expect(await addressOf(4)).toMatchObject({ regionId: 9, city: 'Ciudad de México', region: 'Ciudad de México' });
    const former = await db.selectFrom('city').select(['title', 'region_id']).where('fold', 'is', null).execute();
    expect(former).toEqual([{ title: 'Ciudad de México', region_id: 9 }]);
  });

  test('the database has every place once, also when the seed runs again', async () => {
    const before = [await countOf('region'), await countOf('city'), await countOf('district')];
    await seed();
    expect([await countOf('region'), await countOf('city'), await countOf('district')]).toEqual(before);
    expect(before.slice(0, 2)).toEqual([32, 2_478 + 1]);
    expect(await addressOf(4)).toMatchObject({ regionId: 9 });
  });

  test('the seed updates a name that changed', async () => {
    await db.updateTable('city').set({ title: 'Solidaridad', fold: 'solidaridad' }).where('id', '=', 23008).execute();
    await seed();
    const city = await db.selectFrom('city').selectAll().where('id', '=', 23008).executeTakeFirstOrThrow();
    expect(city).toMatchObject({ title: 'Playa del Carmen', fold: 'playa del carmen' });
  });
});

test('towns of a municipality have ids of their own', () => {
  const numbered = numberLocalities([
    { municipalityId: 1001, title: 'A' },
    { municipalityId: 32058, title: 'B' },
    { municipalityId: 1001, title: 'C' },
  ]);
  expect(numbered.map(({ id }) => id)).toEqual([900_100_100, 903_205_800, 900_100_101]);
});

describe('the lender’s postal catalogue', () => {
  const HEADER = 'd_codigo|d_asenta|c_estado|c_mnpio|id_asenta_cpcons';
  const load = (file: string) =>
    db.transaction().execute((tx) => seedPostalCodes(tx, { path: file, wallNow: new Date() }));
  const settlements = () =>
    db.selectFrom('district').select('title').where('postal_code', 'is not', null).orderBy('title').execute();
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'postal-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const fileOf = async (lines: readonly string[]) => {
    const file = path.join(folder, `${crypto.randomUUID()}.txt`);
    await writeFile(file, [HEADER, ...lines].join('\n'), 'latin1');
    return file;
  };

  test('the lender’s postal catalogue is loaded, and a newer one replaces it', async () => {
    await load(await fileOf(['20000|Zona Centro|01|001|0001', '20010|Olivares Santana|01|001|0002']));
    expect(await settlements()).toEqual([{ title: 'Olivares Santana' }, { title: 'Zona Centro' }]);
    await load(await fileOf(['20000|Centro|01|001|0001', '99999|En ninguna parte|32|999|0001']));
    expect(await settlements()).toEqual([{ title: 'Centro' }]);
  });

  test('the lender’s postal catalogue is not read again while it is the same', async () => {
    const file = await fileOf(['97000|Centro|31|050|0001']);
    await load(file);
    await db.deleteFrom('district').where('postal_code', '=', '97000').execute();
    await load(file);
    expect(await settlements()).toEqual([]);
  });

  test('a file that is no postal catalogue, or does not exist, stops the start and changes nothing', async () => {
    const other = path.join(folder, 'other.txt');
    await writeFile(other, 'a,b');
    const towns = await countOf('district');
    await expect(load(other)).rejects.toThrow('lacks one of the columns');
    await expect(load(path.join(folder, 'missing.txt'))).rejects.toThrow('ENOENT');
    expect(await countOf('district')).toBe(towns);
  });

  test('the lender’s postal catalogue is loaded whole when it is larger than a batch', async () => {
    const lines = Array.from({ length: 20_001 }, (_, index) => {
      const municipality = String((index % 217) + 1).padStart(3, '0');
      const number = String(Math.floor(index / 217) + 1).padStart(4, '0');
      return `72000|Colonia ${index}|21|${municipality}|${number}`;
    });
    await load(await fileOf(lines));
    expect(await settlements()).toHaveLength(20_001);
  });
});
