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
import type { ExportAsked } from '../table/export-asked.ts';

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

/** Columns of a person. */
export const PERSON_COLUMNS = { name: 'text', phone: 'text', email: 'text', curp: 'text', clabe: 'text' } as const;

type PersonCells = Readonly<Record<keyof typeof PERSON_COLUMNS, string | null>>;

const NO_ONE: PersonCells = { name: null, phone: null, email: null, curp: null, clabe: null };

/** Returns the cells of each client: the name, and the other four masked unless two people agreed to the file. */
export async function identifiersOf(
  { tx, isPersonal, vault }: ExportAsked,
  clientIds: readonly string[],
): Promise<(clientId: string) => PersonCells> {
  if (clientIds.length === 0) return () => NO_ONE;
  const people = await peopleOf(tx, [...new Set(clientIds)]);
  const cellsOf = ({ client_id: clientId, ...person }: Person) => {
    const cell = (column: PersonalColumn, sealed: Buffer | null, mask: (value: string) => string) => {
      if (!sealed) return null;
      const value = openPersonal(vault, column, { clientId, sealed });
      return isPersonal ? value : mask(value);
    };
    return {
      name: nameOf(person),
      phone: cell('phone', person.phone_sealed, (phone) => maskPhone(phone.slice(-4))),
      email: cell('email', person.email_sealed, maskEmail),
      curp: cell('curp', person.curp_sealed, maskCurp),
      clabe: cell('clabe', person.clabe_sealed, (clabe) => maskClabe(clabe.slice(-4))),
    };
  };
  const cells = new Map(people.map((person) => [person.client_id, cellsOf(person)]));
  return (clientId) => cells.get(clientId) ?? NO_ONE;
}

/** Returns the full name of a client; null while none was given. */
export const nameOf = ({
  first_name,
  last_name,
  ...others
}: Pick<Person, (typeof NAME_COLUMNS)[number]>): string | null =>
  first_name !== null && last_name !== null ? fullName({ first_name, last_name, ...others }) : null;
