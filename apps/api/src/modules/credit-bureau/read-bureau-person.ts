import type { Tx } from '../../kernel/database/database.ts';
import type { BureauPerson } from '../../providers/bureau/port.ts';
import type { Services } from '../../services.ts';
import { openPersonal, openStreetAddress } from '../clients/index.ts';

/** Reads a client's data for a query to the bureau. */
export async function readBureauPerson(
  tx: Tx,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<BureauPerson> {
  const row = await tx
    .selectFrom('client_details as person')
    .innerJoin('address', 'address.client_id', 'person.client_id')
    .innerJoin('city', 'city.id', 'address.city_id')
    .innerJoin('region', 'region.id', 'address.region_id')
    .select([
      'person.first_name',
      'person.middle_name',
      'person.last_name',
      'person.second_last_name',
      'person.birth_date',
      'person.curp_sealed',
      'address.place_sealed',
      'city.title as city',
      'region.abbreviation',
    ])
    .where('person.client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const { street, exteriorNumber, district, postalCode } = openStreetAddress(vault, {
    clientId,
    sealed: row.place_sealed,
  });
  return {
    firstName: row.first_name,
    middleName: row.middle_name ?? undefined,
    lastName: row.last_name,
    secondLastName: row.second_last_name ?? undefined,
    birthDate: row.birth_date,
    curp: openPersonal(vault, 'curp', { clientId, sealed: row.curp_sealed }),
    address: {
      street: `${street} ${exteriorNumber}`,
      district,
      city: row.city,
      stateAbbreviation: row.abbreviation,
      postalCode,
    },
  };
}
