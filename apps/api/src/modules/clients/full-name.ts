import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

/** The columns that a full name is made of. */
export const NAME_COLUMNS = ['first_name', 'middle_name', 'last_name', 'second_last_name'] as const;

type Names = Pick<Database['client_details'], (typeof NAME_COLUMNS)[number]>;

/** Returns a full name, as documents write it. */
export const fullName = (person: Names): string =>
  NAME_COLUMNS.map((column) => person[column])
    .filter((name) => name !== null)
    .join(' ');

/** Reads the full names of clients, by client; those who gave none are left out. */
export async function fullNamesOf(tx: Tx, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const people = await tx
    .selectFrom('client_details')
    .select(['client_id', ...NAME_COLUMNS])
    .where('client_id', 'in', [...new Set(clientIds)])
    .execute();
  return new Map(people.map((person) => [person.client_id, fullName(person)]));
}

/** Reads a client's full name; empty while none was given. */
export async function fullNameOf(tx: Tx, clientId: string): Promise<string> {
  const person = await tx
    .selectFrom('client_details')
    .select(NAME_COLUMNS)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return person ? fullName(person) : '';
}
