import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../kernel/database/schema.ts';

/** Tables that only `drafts` writes. */
export interface DraftsTables {
  draft: DraftTable;
}

/** Draft that is edited before it is published: of a policy, by its name, or of the product. */
interface DraftTable {
  id: string;
  name: string;
  based_on: number;
  note: string;
  state: 'open' | 'published' | 'discarded';
  settings: Json;
  revision: number;
  author: string;
  changed_at: Moment;
  test: ColumnType<unknown, string | null, string | null>;
}
