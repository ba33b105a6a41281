import { changePolicy, type Policy } from '@lender/lending';
import type { Result } from '@lender/money';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { policyOfVersion, readPolicyOfThen } from '../policies/index.ts';

export type DraftRecord = Selectable<Database['policy_draft']>;

const settingTexts = z.record(z.string(), z.string());

/** The settings that a draft says otherwise than the version that it began as. */
export const draftSettings = ({ settings }: Pick<DraftRecord, 'settings'>) => settingTexts.parse(settings);

/** A draft as a policy. It keeps the number of the version that it began as until it is published. */
export async function draftPolicy(tx: Tx, { id, name, based_on, settings }: DraftRecord): Promise<Policy> {
  const before = readPolicyOfThen(await policyOfVersion(tx, { name, version: based_on }));
  const changed = changePolicy(before, draftSettings({ settings }));
  if (!changed.ok)
    throw new Error(`policy draft ${id}: ${changed.problem.problems.map(({ path }) => path).join(', ')}`);
  return changed.value;
}

/** Locks a draft that is worked on, as whoever acts on it saw it. */
export async function lockDraft(
  tx: Tx,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Result<DraftRecord, Refusal<'not_found' | 'draft_changed'>>> {
  const record = await tx.selectFrom('policy_draft').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!record) return refuse('not_found');
  return record.state === 'open' && record.revision === revision
    ? { ok: true, value: record }
    : refuse('draft_changed', { facts: { revision: record.revision, state: record.state } });
}
