import {
  getMessageTemplate,
  type MessageChannel,
  type MessageTemplate,
  publishMessageDraft,
  type Reply,
  saveMessageDraft,
  sendMessageTest,
} from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { oneLine } from '../../forms/one-line.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { withParameter } from '../../shell/with-parameter.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { communicationsCopy, refusedWords } from './communications.copy.es.ts';
import type { Said } from './deliveries.server.ts';

const { one: copy, faults, kinds } = communicationsCopy;

/** Template on one channel. */
export interface TemplateRef {
  readonly template: MessageTemplate;
  readonly channel: MessageChannel;
}

/** Text as a borrower reads it. */
export interface PreviewView {
  readonly subject: string | null;
  readonly text: string;
  readonly parts: string | null;
}

/** Template as its page shows it. */
export type TemplateView = Awaited<ReturnType<typeof readTemplate>>;

type Preview = Reply<typeof getMessageTemplate>['livePreview'];

const previewView = ({ subject, text, sms }: Preview): PreviewView => ({
  ...{ subject, text },
  parts: sms && copy.parts(sms.parts, sms.units, sms.alphabet),
});

/** Reads a template, its draft, and a preview of both. */
export async function readTemplate(
  call: Call,
  { template, channel, example }: TemplateRef & { readonly example: number },
) {
  const answer = await call(getMessageTemplate, { params: { template, channel }, query: { example } });
  if (!answer.ok) throw unreadable('a text for borrowers', answer.refusal);
  const { draft, live, livePreview, placeholders, versions, version, exampleLoan } = answer.data;
  return {
    template,
    channel,
    name: communicationsCopy.templates[template],
    lead: copy.lead(communicationsCopy.channel[channel], version),
    words: draft?.words ?? live,
    live: previewView(livePreview),
    example: exampleLoan === null ? copy.previewMadeUp : copy.previewOf(exampleLoan),
    nextExample: exampleLoan === null ? null : example >= 20 ? 1 : example + 1,
    placeholders: placeholders.map((each) => ({
      name: `{${each.name}}`,
      kind: kinds[each.kind],
      isRequired: each.isRequired ? copy.placeholders.required : copy.placeholders.optional,
      example: each.example,
    })),
    revision: draft?.revision ?? 0,
    draft: draft && {
      about: copy.changedBy(draft.authorName, formatInstant(draft.changedAt)),
      faults: draft.faults.map(({ code, about }) => faults[code](about ?? '')),
      preview: draft.preview && previewView(draft.preview),
      needsApproval: draft.needsApproval,
      isAsked: draft.isAsked,
    },
    versions: versions.map((each) => ({
      version: each.version,
      since: formatInstant(each.liveFrom),
      by: each.madeByName,
      approvedBy: each.approvedByName ?? copy.versions.nobody,
      reason: each.reason,
      text: [each.words.subject, each.words.text].filter(Boolean).join(' · '),
    })),
  };
}

/** Actions of the forms of a template's page. */
export const TEMPLATE_INTENTS = ['save', 'test', 'publish'] as const;
export type TemplateIntent = (typeof TEMPLATE_INTENTS)[number];
export const parseTemplateIntent = (value: unknown): TemplateIntent | undefined =>
  TEMPLATE_INTENTS.find((intent) => intent === value);

/** Performs the action of one of the forms, and shows the template as it is then. */
export async function actOnTemplate(
  call: Call,
  { intent, example, ...params }: TemplateRef & { readonly intent: TemplateIntent; readonly example: number },
  data: FormData,
): Promise<Outcome<Said>> {
  const revision = Number(data.get('revision'));
  const [key, back] = [formKeyOf(data), withParameter(screenPath('template', params), 'ejemplo', String(example))];
  const typed = (name: string) => String(data.get(name) ?? '');
  if (intent === 'publish') {
    const answer = await call(publishMessageDraft, { params, body: { revision, note: oneLine(typed('note')) } }, key);
    if (!answer.ok) return refused(answer.refusal, data);
    return leadTo(withFlash(back, answer.data.approvalId === null ? 'publish' : 'ask'));
  }
  if (intent === 'test') {
    const answer = await call(sendMessageTest, { params, query: { example } }, key);
    return answer.ok ? leadTo(withFlash(back, 'test')) : refused(answer.refusal, data);
  }
  const subject = params.channel === 'email' ? oneLine(typed('subject')) : null;
  const text = typed('text').replaceAll('\r\n', '\n').trim();
  const answer = await call(saveMessageDraft, { params, body: { revision, subject, text } });
  return answer.ok ? leadTo(withFlash(back, 'save')) : refused(answer.refusal, data);
}

function refused(
  { code, facts }: { readonly code: string; readonly facts: Readonly<Record<string, unknown>> },
  data: FormData,
): Outcome<Said> {
  const because = code === 'draft_not_ready' ? String(facts.because) : code;
  const values = Object.fromEntries(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  return showRefusal({ said: refusedWords(because), values }, 409);
}
