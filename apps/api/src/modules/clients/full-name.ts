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

/** Reads a client's full name; empty while none was given. */
export async function fullNameOf(tx: Tx, clientId: string): Promise<string> {
  const person = await tx
    .selectFrom('client_details')
    .select(NAME_COLUMNS)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return person ? fullName(person) : '';
}
