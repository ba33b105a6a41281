import { suggestAddresses } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { addressLabel, readTyped, type Typed } from './address-suggestion.policy.ts';

const SUGGESTIONS = 20;

export const suggestAddressesHandler = implement(
  suggestAddresses,
  async ({ query }, { tx }) => {
    const found = await find(tx, readTyped(query.query), query.regionId);
    return ok(found.map((row) => ({ ...row.place, label: addressLabel({ ...row.place, ...row.names }) })));
  },
  { limits: ['address-suggestions'] },
);

interface Found {
  readonly place: { regionId: number; cityId: number; district: string | null; postalCode: string | null };
  readonly names: { city: string; abbreviation: string };
}

interface Row {
  region_id: number;
  city_id: number;
  district: string | null;
  postal_code: string | null;
  city: string;
  abbreviation: string;
}

/** Finds municipalities before their districts; a postal code finds districts only. */
async function find(tx: Tx, { kind, pattern }: Typed, regionId: number | undefined): Promise<readonly Found[]> {
  const inRegion = regionId === undefined ? sql`` : sql`and c.region_id = ${regionId}`;
  const districts = sql`
    select 1 as rank, c.region_id, c.id as city_id, d.title as district, d.postal_code, c.title as city, d.fold, d.id
    from district d join city c on c.id = d.city_id
    where ${kind === 'postalCode' ? sql`d.postal_code` : sql`d.fold`} like ${pattern}
      and c.fold is not null ${inRegion}`;
  // A town with the name of its municipality adds nothing to the municipality.
  const byName = sql`
    select 0 as rank, c.region_id, c.id as city_id, null as district, null as postal_code, c.title as city, c.fold, c.id
    from city c where c.fold like ${pattern} ${inRegion}
    union all ${districts} and not (d.postal_code is null and d.fold = c.fold)`;
  const { rows } = await sql<Row>`
    select found.*, r.abbreviation
    from (${kind === 'name' ? byName : districts}) found join region r on r.id = found.region_id
    order by rank, postal_code nulls first, found.fold, found.id limit ${SUGGESTIONS}`.execute(tx);
  return rows.map(({ region_id, city_id, district, postal_code, city, abbreviation }) => ({
    place: { regionId: region_id, cityId: city_id, district, postalCode: postal_code },
    names: { city, abbreviation },
  }));
}
