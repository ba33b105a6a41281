import type { PlainDate } from '@lender/calculator';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { fullName, NAME_COLUMNS } from './full-name.ts';
import { openPersonal } from './personal.ts';

/** A client as a person: names and day of birth. */
export interface Person {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly secondLastName: string | null;
  /** First and middle name. */
  readonly givenNames: string;
  /** Both surnames. */
  readonly surnames: string;
  /** All names, as documents write them. */
  readonly fullName: string;
  /** First name and first surname, as lists and bank orders write them. */
  readonly shortName: string;
  readonly birthDate: PlainDate;
}

/** Finds the person that a client is; undefined while no names were given. */
export async function findPerson(db: Db | Tx, clientId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('client_details')
    .select([...NAME_COLUMNS, 'birth_date'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return (
    row && {
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      secondLastName: row.second_last_name,
      givenNames: joined(row.first_name, row.middle_name),
      surnames: joined(row.last_name, row.second_last_name),
      fullName: fullName(row),
      shortName: joined(row.first_name, row.last_name),
      birthDate: row.birth_date,
    }
  );
}

/** Reads the person that a client is. @throws when no names were given */
export async function readPerson(db: Db | Tx, clientId: string): Promise<Person> {
  const person = await findPerson(db, clientId);
  if (!person) throw new Error(`client ${clientId} has given no names`);
  return person;
}

const joined = (...names: readonly (string | null)[]): string => names.filter(Boolean).join(' ');

/** Reads a client's CURP; undefined while none was given. */
export async function findCurp(
  db: Db | Tx,
  clientId: string,
  { vault }: Pick<Services, 'vault'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('client_details')
    .select('curp_sealed')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && openPersonal(vault, 'curp', { clientId, sealed: row.curp_sealed });
}

/** Reads a client's CURP. @throws when none was given */
export async function readCurp(db: Db | Tx, clientId: string, services: Pick<Services, 'vault'>): Promise<string> {
  const curp = await findCurp(db, clientId, services);
  if (curp === undefined) throw new Error(`client ${clientId} has given no CURP`);
  return curp;
}

/** Reads the full names of clients, by their ids; a client without names is absent. */
export async function readFullNames(db: Db | Tx, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('client_details')
    .select(['client_id', ...NAME_COLUMNS])
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(rows.map((row) => [row.client_id, fullName(row)]));
}

/**
 * Selects the short name of the client whose id a column of the query holds; null where the client gave none.
 *
 * @param id - column with its table, as `eb.ref('approval.client_id')`
 */
export const clientName = (id: Expression<string | null>): RawBuilder<string | null> =>
  sql<string | null>`(
    select trim(person.first_name || ' ' || person.last_name)
    from client_details as person where person.client_id = ${id})`;
