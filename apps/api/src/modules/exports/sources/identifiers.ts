import type { Tx } from '../../../kernel/database/database.ts';
import {
  fullName,
  maskClabe,
  maskCurp,
  maskEmail,
  maskPhone,
  NAME_COLUMNS,
  openPersonal,
  type PersonalColumn,
} from '../../clients/index.ts';
import type { ExportAsked } from './export-asked.ts';

/** Selects the identity of clients, as it is stored. */
const peopleOf = (tx: Tx, clientIds: readonly string[]) =>
  tx
    .selectFrom('client')
    .leftJoin('client_details', 'client_details.client_id', 'client.client_id')
    .leftJoin('bank_account', 'bank_account.client_id', 'client.client_id')
    .select(['client.client_id', 'phone_sealed', 'email_sealed', 'curp_sealed', 'clabe_sealed', ...NAME_COLUMNS])
    .where('client.client_id', 'in', clientIds)
    .execute();

type Person = Awaited<ReturnType<typeof peopleOf>>[number];

/** Returns the cells of a person: name, mobile, e-mail, CURP, CLABE; the last four masked unless two people agreed. */
export async function identifiersOf(
  { tx, isPersonal, vault }: ExportAsked,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  if (clientIds.length === 0) return new Map();
  const people = await peopleOf(tx, [...new Set(clientIds)]);
  const cellsOf = ({ client_id: clientId, ...person }: Person) => {
    const cell = (column: PersonalColumn, sealed: Buffer | null, mask: (value: string) => string) => {
      if (!sealed) return null;
      const value = openPersonal(vault, column, { clientId, sealed });
      return isPersonal ? value : mask(value);
    };
    return [
      nameOf(person),
      cell('phone', person.phone_sealed, (phone) => maskPhone(phone.slice(-4))),
      cell('email', person.email_sealed, maskEmail),
      cell('curp', person.curp_sealed, maskCurp),
      cell('clabe', person.clabe_sealed, (clabe) => maskClabe(clabe.slice(-4))),
    ];
  };
  return new Map(people.map((person) => [person.client_id, cellsOf(person)]));
}

const nameOf = ({ first_name, last_name, ...others }: Omit<Person, 'client_id'>): string | null =>
  first_name !== null && last_name !== null ? fullName({ first_name, last_name, ...others }) : null;
