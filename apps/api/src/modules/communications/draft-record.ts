import { ok, type Result } from '@lender/result';
import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { staffName } from '../access/index.ts';
import type { TemplateRef } from '../messages/index.ts';

export type MessageDraft = Selectable<Database['message_draft']>;

/** Returns the subject of its request for approval. */
export const draftSubject = ({ template, channel }: TemplateRef): string => `${template} ${channel}`;

/** Finds a template's draft with its author. */
export const readDraft = (tx: Tx, { template, channel }: TemplateRef) =>
  tx
    .selectFrom('message_draft')
    .selectAll('message_draft')
    .select((eb) => staffName(eb.ref('message_draft.author')).as('author_name'))
    .where('template', '=', template)
    .where('channel', '=', channel)
    .executeTakeFirst();

/** Locks a draft, in the revision that the caller saw. */
export async function lockMessageDraft(
  tx: Tx,
  { template, channel, revision }: TemplateRef & { readonly revision: number },
): Promise<Result<MessageDraft, Refusal<'not_found' | 'draft_changed'>>> {
  const draft = await tx
    .selectFrom('message_draft')
    .selectAll()
    .where('template', '=', template)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst();
  if (!draft?.is_open) return refuse('not_found');
  return draft.revision === revision ? ok(draft) : refuse('draft_changed', { facts: { revision: draft.revision } });
}
