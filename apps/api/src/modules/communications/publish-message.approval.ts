import { type ApprovalPayload, MESSAGE_TEMPLATES, publishMessageDraft } from '@lender/contract';
import { ok } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { defineApproval } from '../approvals/index.ts';
import {
  type ChannelText,
  type LiveTemplate,
  liveTemplate,
  storeTemplate,
  type TemplateRef,
} from '../messages/index.ts';
import { draftSubject, lockMessageDraft, type MessageDraft } from './draft-record.ts';
import { readExample } from './read-example.ts';
import { faultsOfTemplate } from './template-faults.policy.ts';

/** Approval that puts a text for borrowers into use. */
export const publishMessageApproval = defineApproval({
  kind: 'message.publish',
  commandOf: (payload) => ({ kind: 'message.publish', payload }),
  endpoint: publishMessageDraft,
  subjectOf: (payload) => ({ messageTemplate: draftSubject(refOf(payload)) }),
  versionOf: async (tx, payload) => {
    const { template, channel } = refOf(payload);
    const draft = await tx
      .selectFrom('message_draft')
      .select(['is_open', 'revision'])
      .where('template', '=', template)
      .where('channel', '=', channel)
      .forUpdate()
      .executeTakeFirst();
    const { version } = await liveTemplate(tx, { template, channel });
    return [draft?.is_open, draft?.revision, version].join(' ');
  },
  execute: async (tx, payload, { maker, checker, reason }, services) => {
    const { template, channel } = refOf(payload);
    const locked = await lockMessageDraft(tx, { template, channel, revision: payload.revision });
    if (!locked.ok) return locked;
    const { subject, body: text } = locked.value;
    if (!(await isPublishable(tx, { template, channel, words: { subject, text } }, services)))
      return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const live = await liveTemplate(tx, { template, channel });
    await publishDraft(tx, { draft: locked.value, live, maker, checker, reason }, services);
    return ok(undefined);
  },
});

/** Returns the template that a request names. @throws where no template has its name any more */
function refOf({ template: name, channel }: ApprovalPayload<'message.publish'>): TemplateRef {
  const template = MESSAGE_TEMPLATES.find((each) => each === name);
  if (!template) throw new Error(`there is no text for borrowers called ${name}`);
  return { template, channel };
}

/** Tells whether words have no fault. */
export async function isPublishable(
  tx: Tx,
  { template, channel, words }: TemplateRef & { readonly words: ChannelText },
  services: Pick<Services, 'clock'>,
): Promise<boolean> {
  const { values: sample } = await readExample(tx, { template }, services);
  return faultsOfTemplate({ name: template, channel, words, sample }).length === 0;
}

interface Publication {
  readonly draft: MessageDraft;
  readonly live: LiveTemplate;
  readonly maker: string;
  readonly checker: string | null;
  readonly reason: string;
}

/** Publishes a draft whose row is locked, so that versions follow one another. */
export async function publishDraft(
  tx: Tx,
  { draft, live, maker, checker, reason }: Publication,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { template, channel, subject, body } = draft;
  const { now } = await clock.business(tx);
  await storeTemplate(tx, {
    ...{ template, channel, subject, body, reason },
    ...{ version: live.version + 1, live_from: now, made_by: maker, approved_by: checker },
  });
  await tx
    .updateTable('message_draft')
    .set({ is_open: false, changed_at: now })
    .where('template', '=', template)
    .where('channel', '=', channel)
    .execute();
}
