import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { columnsOf } from '../columns.ts';

const linkSchema = z.object({
  id: z.string(),
  institution: z.string(),
  /** Lender's id for its visitor. */
  externalId: z.string().nullable(),
  ownerName: z.string(),
  monthlyCentavos: z.int(),
  /** ISO 8601, UTC, by the business clock. */
  createdAt: z.string(),
});

/** Link to a client's bank, as Belvo keeps it. */
export type Link = Readonly<z.output<typeof linkSchema>>;

export interface LinkStore {
  add(link: Link): void;
  find(id: string): Link | undefined;
  listNewest(): Link[];
  /** `false` when there is none. */
  remove(id: string): boolean;
}

/** Creates the store of the widget's links. No password is kept, since the widget asks for none. */
export function createLinkStore(database: DatabaseSync): LinkStore {
  const columns = columnsOf(linkSchema);
  const add = database.prepare(`insert into belvo_link ${columns.insert}`);
  const find = database.prepare(`select ${columns.select} from belvo_link where id = ?`);
  const listNewest = database.prepare(`select ${columns.select} from belvo_link order by rowid desc limit 50`);
  const remove = database.prepare('delete from belvo_link where id = ?');
  return {
    add: (link) => {
      add.run({ ...link });
    },
    find: (id) => linkSchema.optional().parse(find.get(id)),
    listNewest: () => z.array(linkSchema).parse(listNewest.all()),
    remove: (id) => remove.run(id).changes === 1,
  };
}
