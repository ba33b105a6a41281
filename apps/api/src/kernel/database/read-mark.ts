import type { Db, Tx } from './database.ts';

/** Reads the moment up to which a list or a table was read; undefined before the first time. */
export async function readMark(db: Db | Tx, name: string): Promise<Date | undefined> {
  const mark = await db.selectFrom('provider_mark').select('read_until').where('name', '=', name).executeTakeFirst();
  return mark?.read_until;
}

/** Stores the moment up to which a list or a table was read. */
export async function storeMark(
  db: Db | Tx,
  { name, until }: { readonly name: string; readonly until: Date },
): Promise<void> {
  const mark = { name, read_until: until };
  await db
    .insertInto('provider_mark')
    .values(mark)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(mark))
    .execute();
}
