import type { getMessageTemplate, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { staffName } from '../access/index.ts';
import { findOpenRequest } from '../approvals/index.ts';
import {
  ALWAYS_REQUIRED,
  type ChannelText,
  fillWords,
  liveTemplate,
  PLACEHOLDERS,
  type TemplateRef,
} from '../messages/index.ts';
import { draftSubject, readDraft } from './draft-record.ts';
import { readExample, type TemplateExample } from './read-example.ts';
import { smsParts } from './sms-parts.ts';
import { faultsOfTemplate, kindsOf, saysCost } from './template-faults.policy.ts';
import { readTemplateRows } from './template-rows.ts';

type Detail = Reply<typeof getMessageTemplate>;

/** Reads a template, the same for every reader. */
export async function readTemplate(
  tx: Tx,
  { template, channel, nth }: TemplateRef & { readonly nth?: number | undefined },
  services: Pick<Services, 'clock'>,
): Promise<Detail> {
  const [row] = await readTemplateRows(tx, services, { template, channel });
  if (!row) throw new Error(`template ${template} has no row on ${channel}`);
  const { words: live } = await liveTemplate(tx, { template, channel });
  const example = await readExample(tx, { template, nth }, services);
  const required: readonly string[] = [...ALWAYS_REQUIRED, ...PLACEHOLDERS[template].required];
  return {
    ...row,
    live,
    livePreview: previewOf(live, example),
    placeholders: Object.entries(kindsOf(template)).map(([name, kind]) => ({
      name,
      kind,
      isRequired: required.includes(name),
      example: example.values[name] ?? '',
    })),
    exampleLoan: example.loan,
    draft: await draftOf(tx, { template, channel }, { live, example }),
    versions: await versionsOf(tx, { template, channel }),
  };
}

interface Beside {
  readonly live: ChannelText;
  readonly example: TemplateExample;
}

async function draftOf(
  tx: Tx,
  { template, channel }: TemplateRef,
  { live, example }: Beside,
): Promise<Detail['draft']> {
  const draft = await readDraft(tx, { template, channel });
  if (!draft?.is_open) return null;
  const words = { subject: draft.subject, text: draft.body };
  const faults = faultsOfTemplate({ name: template, channel, words, sample: example.values });
  const isReadable = !faults.some(({ code }) => code === 'unbalanced_brace' || code === 'unknown_placeholder');
  return {
    revision: draft.revision,
    words,
    faults,
    preview: isReadable ? previewOf(words, example) : null,
    needsApproval: saysCost(template, words) || saysCost(template, live),
    isAsked: (await findOpenRequest(tx, { kind: 'message.publish', subject: draftSubject(draft) })) !== undefined,
    authorName: draft.author_name ?? draft.author,
    changedAt: draft.changed_at.toISOString(),
  };
}

function previewOf(words: ChannelText, { values }: TemplateExample): Detail['livePreview'] {
  const { subject, text } = fillWords(words, values);
  return { subject, text, sms: words.subject === null ? smsParts(text) : null };
}

async function versionsOf(tx: Tx, { template, channel }: TemplateRef): Promise<Detail['versions']> {
  const rows = await tx
    .selectFrom('message_template')
    .selectAll('message_template')
    .select((eb) => [
      staffName(eb.ref('message_template.made_by')).as('maker_name'),
      staffName(eb.ref('message_template.approved_by')).as('checker_name'),
    ])
    .where('template', '=', template)
    .where('channel', '=', channel)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    liveFrom: row.live_from.toISOString(),
    madeByName: row.maker_name ?? row.made_by,
    approvedByName: row.checker_name,
    reason: row.reason,
    words: { subject: row.subject, text: row.body },
  }));
}
