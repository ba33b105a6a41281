import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/database/database.ts';
import { normaliseName } from '../normalise-name.ts';
import { adoptFormerPlaces, readFormerCities } from './adopt-former-places.ts';
import { type Locality, type Places, readPlaces, stateOf } from './read-places.ts';

/**
 * First id of towns, above every id that a postal catalogue gives, with nine digits like the highest id that a query
 * accepts.
 */
const FIRST_LOCALITY_ID = 900_000_000;

/** Stores all states and municipalities, and the towns after which banks name plazas. Changed names are updated. */
export async function seedPlaces(tx: Tx): Promise<void> {
  // Programs that start together take turns, so that addresses move once.
  await sql`select pg_advisory_xact_lock(hashtext('seed places'))`.execute(tx);
  const places = readPlaces();
  const former = await readFormerCities(tx);
  await writeStates(tx, places);
  await writeMunicipalities(tx, places);
  await adoptFormerPlaces(tx, former, places);
  await writeLocalities(tx, places.localities);
}

async function writeStates(tx: Tx, { states }: Places): Promise<void> {
  await tx
    .insertInto('region')
    .values(states.map((state) => ({ ...state, fold: normaliseName(state.title) })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        abbreviation: eb.ref('excluded.abbreviation'),
        fold: eb.ref('excluded.fold'),
      })),
    )
    .execute();
}

async function writeMunicipalities(tx: Tx, { municipalities }: Places): Promise<void> {
  await sql`insert into city (id, region_id, title, fold)
    select * from unnest(
      ${municipalities.map(({ id }) => id)}::int[],
      ${municipalities.map(({ id }) => stateOf(id))}::int[],
      ${municipalities.map(({ title }) => title)}::text[],
      ${municipalities.map(({ title }) => normaliseName(title))}::text[])
    on conflict (id) do update set title = excluded.title, fold = excluded.fold
      where city.title <> excluded.title`.execute(tx);
}

async function writeLocalities(tx: Tx, localities: readonly Locality[]): Promise<void> {
  const numbered = numberLocalities(localities);
  await sql`insert into district (id, city_id, title, fold)
    select * from unnest(
      ${numbered.map(({ id }) => id)}::int[],
      ${numbered.map(({ municipalityId }) => municipalityId)}::int[],
      ${numbered.map(({ title }) => title)}::text[],
      ${numbered.map(({ title }) => normaliseName(title))}::text[])
    on conflict (id) do update set title = excluded.title, fold = excluded.fold
      where district.title <> excluded.title`.execute(tx);
}

/** Numbers towns: the municipality's id times 100, plus the town's place among its towns. */
export function numberLocalities(localities: readonly Locality[]): readonly (Locality & { readonly id: number })[] {
  const towns = new Map<number, number>();
  return localities.map((locality) => {
    const place = towns.get(locality.municipalityId) ?? 0;
    towns.set(locality.municipalityId, place + 1);
    return { ...locality, id: FIRST_LOCALITY_ID + locality.municipalityId * 100 + place };
  });
}
