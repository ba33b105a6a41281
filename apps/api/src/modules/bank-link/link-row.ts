import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { thingNamed } from '../../kernel/database/external-ids.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { ApplicationRecord } from '../applications/index.ts';

export type BankLinkRow = Selectable<Database['bank_link']>;

/** A row with a link that was made. */
export type MadeLink = BankLinkRow & { readonly link_id: string; readonly linked_at: Date };

/** Reads the link of an application, or the request for one. */
export const linkOf = (
  db: Db | Tx,
  { client_id, id }: Pick<ApplicationRecord, 'client_id' | 'id'>,
): Promise<BankLinkRow | undefined> =>
  db
    .selectFrom('bank_link')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('application_id', '=', id)
    .executeTakeFirst();

/** Finds the link by the provider's id. */
export async function linkCalled(db: Db | Tx, linkId: string): Promise<MadeLink | undefined> {
  const application = await thingNamed(db, 'bank_link', linkId);
  const row = application && (await linkOf(db, application));
  // Another link may be in its place by now.
  return row?.link_id === linkId && isMade(row) ? row : undefined;
}

const isMade = (row: BankLinkRow): row is MadeLink => row.link_id !== null && row.linked_at !== null;
