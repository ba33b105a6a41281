import { ok, type Result } from '@lender/money';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';

export type DraftRecord = Selectable<Database['draft']>;

/** Subject of a draft: the decision policy, by its name, or the product. */
export const PRODUCT_DRAFTS = 'product';

const settingTexts = z.record(z.string(), z.string());

/** Returns the settings in which a draft differs from the version that it began as. */
export const draftSettings = ({ settings }: Pick<DraftRecord, 'settings'>) => settingTexts.parse(settings);

interface Begun {
  readonly name: string;
  readonly basedOn: number;
  readonly note: string;
  readonly author: string;
}

/** Begins a draft with the content of its version. Returns its id. */
export async function beginDraft(
  tx: Tx,
  { name, basedOn, note, author }: Begun,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<string> {
  const id = newId();
  const { now } = await clock.business(tx);
  const row = { id, name, based_on: basedOn, note, author, state: 'open', settings: '{}', revision: 1 } as const;
  await tx
    .insertInto('draft')
    .values({ ...row, changed_at: now, test: null })
    .execute();
  return id;
}

interface Seen {
  readonly name: string;
  readonly id: string;
  /** Revision that the author of the action saw. */
  readonly revision: number;
}

/** Locks a draft that is being edited, at the revision that the author of the action saw. */
export async function lockDraft(
  tx: Tx,
  { name, id, revision }: Seen,
): Promise<Result<DraftRecord, Refusal<'not_found' | 'draft_changed'>>> {
  const record = await tx
    .selectFrom('draft')
    .selectAll()
    .where('id', '=', id)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!record) return refuse('not_found');
  return record.state === 'open' && record.revision === revision
    ? ok(record)
    : refuse('draft_changed', { facts: { revision: record.revision, state: record.state } });
}

/** Writes what a locked draft says otherwise, as its next revision. */
export async function rewriteDraft(
  tx: Tx,
  { id, revision }: DraftRecord,
  settings: Readonly<Record<string, string>>,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('draft')
    .set({ settings: JSON.stringify(settings), revision: revision + 1, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Closes a locked draft: it was published, or given up. */
export async function closeDraft(
  tx: Tx,
  { id }: Pick<DraftRecord, 'id'>,
  state: 'published' | 'discarded',
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx.updateTable('draft').set({ state, changed_at: now }).where('id', '=', id).execute();
}
