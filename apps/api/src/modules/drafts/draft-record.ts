import { ok, type Result } from '@lender/result';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';

export type DraftRecord = Selectable<Database['draft']>;

const settingTexts = z.record(z.string(), z.string());

/** Returns the settings in which a draft differs from the version that it began as. */
export const draftSettings = ({ settings }: Pick<DraftRecord, 'settings'>) => settingTexts.parse(settings);

export interface SeenDraft {
  readonly id: string;
  /** Revision that the author of the action saw. */
  readonly revision: number;
}

/** Locks a draft that is being edited, at the revision that the author of the action saw. */
export async function lockDraft(
  tx: Tx,
  { name }: { readonly name: string },
  { id, revision }: SeenDraft,
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
