import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../columns.ts';

const querySchema = z.object({
  folio: z.string(),
  name: z.string(),
  isFound: z.int().min(0).max(1),
  askedAt: z.string(),
});

/** One query, as it stays in a person's file. */
export type StoredQuery = Readonly<z.output<typeof querySchema>>;

export interface QueryStore {
  add(query: StoredQuery): void;
  listNewest(): readonly StoredQuery[];
}

export function createQueryStore(database: DatabaseSync): QueryStore {
  const columns = columnsOf(querySchema);
  const add = database.prepare(`insert into bureau_query ${columns.insert}`);
  const listNewest = database.prepare(`select ${columns.select} from bureau_query order by rowid desc limit 100`);
  return {
    add: (query) => {
      add.run({ ...query });
    },
    listNewest: () => listNewest.all().map((row) => querySchema.parse(row)),
  };
}
