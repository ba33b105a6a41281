import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openStreetAddress, type StreetAddress } from '../contacts/street-address.ts';

/** Address of a client, with the names of its city and state. */
export interface NamedAddress extends StreetAddress {
  readonly city: string;
  readonly stateAbbreviation: string;
}

/** State and city of a client's address. */
export interface ClientCity {
  readonly regionId: number;
  readonly cityId: number;
}

/** Reads the cities of clients, by their ids; a client without an address is absent. */
export async function readCities(db: Db | Tx, clientIds: readonly string[]): Promise<ReadonlyMap<string, ClientCity>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('address')
    .select(['client_id', 'region_id', 'city_id'])
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(
    rows.map(({ client_id, region_id, city_id }) => [client_id, { regionId: region_id, cityId: city_id }]),
  );
}

/** Reads a client's address. @throws when none was given */
export async function readNamedAddress(
  db: Db | Tx,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<NamedAddress> {
  const row = await db
    .selectFrom('address')
    .innerJoin('city', 'city.id', 'address.city_id')
    .innerJoin('region', 'region.id', 'address.region_id')
    .select(['address.place_sealed', 'city.title as city', 'region.abbreviation'])
    .where('address.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const street = openStreetAddress(vault, { clientId, sealed: row.place_sealed });
  return { ...street, city: row.city, stateAbbreviation: row.abbreviation };
}
