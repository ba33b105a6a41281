import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/database/database.ts';
import { municipalityFinder, type Places } from './read-places.ts';

/** A city of the bank plazas, from before the municipalities: it has no fold, so no list shows it. */
export interface FormerCity {
  readonly id: number;
  readonly title: string;
  readonly state: string;
}

/** Reads them before the states get their codes, while ids still mean what they meant. */
export const readFormerCities = (tx: Tx): Promise<FormerCity[]> =>
  tx
    .selectFrom('city')
    .innerJoin('region', 'region.id', 'city.region_id')
    .select(['city.id', 'city.title', 'region.title as state'])
    .where('city.fold', 'is', null)
    .execute();

/**
 * Moves addresses from former cities to the municipalities of the same name. An address in a town whose municipality is
 * not known keeps its city; cities without an address are removed.
 */
export async function adoptFormerPlaces(tx: Tx, former: readonly FormerCity[], places: Places): Promise<void> {
  if (former.length === 0) return;
  const find = municipalityFinder(places);
  const moves = former.map(({ id, title, state }) => ({ id, ...find({ state, place: title }) }));
  const moved = sql`unnest(
    ${moves.map(({ id }) => id)}::int[],
    ${moves.map(({ regionId }) => regionId ?? null)}::int[],
    ${moves.map(({ cityId }) => cityId ?? null)}::int[]) as moved (former_id, region_id, city_id)`;
  await sql`update city set region_id = coalesce(moved.region_id, city.region_id)
    from ${moved} where city.id = moved.former_id`.execute(tx);
  await sql`update address set
      region_id = coalesce(moved.region_id, address.region_id),
      city_id = coalesce(moved.city_id, address.city_id)
    from ${moved} where address.city_id = moved.former_id`.execute(tx);
  await sql`delete from city where fold is null
    and not exists (select from address where address.city_id = city.id)`.execute(tx);
}
