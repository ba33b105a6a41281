import type { Tx } from '../../kernel/database/database.ts';
import type { BureauPerson } from '../../providers/bureau/port.ts';
import type { Services } from '../../services.ts';
import { readCurp, readNamedAddress, readPerson } from '../clients/index.ts';

/** Reads a client's data for a query to the bureau. */
export async function readBureauPerson(
  tx: Tx,
  clientId: string,
  services: Pick<Services, 'vault'>,
): Promise<BureauPerson> {
  const person = await readPerson(tx, clientId);
  const { street, exteriorNumber, district, postalCode, city, stateAbbreviation } = await readNamedAddress(
    tx,
    clientId,
    services,
  );
  return {
    firstName: person.firstName,
    middleName: person.middleName ?? undefined,
    lastName: person.lastName,
    secondLastName: person.secondLastName ?? undefined,
    birthDate: person.birthDate,
    curp: await readCurp(tx, clientId, services),
    address: { street: `${street} ${exteriorNumber}`, district, city, stateAbbreviation, postalCode },
  };
}
