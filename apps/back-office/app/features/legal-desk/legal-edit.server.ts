import { checkLegalText, getLegalText, type LegalKind, publishLegalText, REGISTERED_KINDS } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { publishBodyOf } from '../../forms/drafts/publish-body.ts';
import { oneLine } from '../../forms/one-line.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { legalKindWords } from '../../vocabulary/legal-kind.copy.es.ts';
import { legalCopy as copy, problemWords } from './legal.copy.es.ts';
import { type ChangeLine, changeLines } from './legal-lines.ts';

export type LegalEditView = Awaited<ReturnType<typeof readLegalEdit>>;

/**
 * Reads what is needed to write another version of a text: the newest version, and the fields that the server writes
 * into it.
 */
export async function readLegalEdit(call: Call, kind: LegalKind) {
  const first = await call(getLegalText, { params: { kind }, query: {} });
  if (!first.ok) throw unreadable('a legal text', first.refusal);
  const newest = first.data.versions[0]?.version ?? first.data.version;
  const answer = await call(getLegalText, { params: { kind }, query: { version: newest } });
  if (!answer.ok) throw unreadable('a legal text', answer.refusal);
  const { shown, fields, isAsked } = answer.data;
  const hasSections = shown.text.startsWith('# ');
  return {
    kind,
    title: copy.edit.title(legalKindWords(kind)),
    lead: copy.edit.lead(newest),
    basedOn: newest,
    text: shown.text,
    registration: shown.registration,
    isRegistered: REGISTERED_KINDS.some((each) => each === kind),
    hint: hasSections ? copy.edit.hint : copy.edit.plainHint,
    isAsked,
    fields: fields.map(({ name, isRequired, isBlock }) => ({
      name: `{${name}}`,
      says: isBlock ? copy.edit.alone(copy.fields[name]) : copy.fields[name],
      isRequired,
    })),
  };
}

/** Actions of the form for another version. */
export type EditIntent = 'check' | 'publish';

/** Result of checking a wording, or why it was not requested, with what was typed. */
export interface EditAnswer {
  readonly refused: string | null;
  readonly checked: { readonly lines: readonly ChangeLine[]; readonly faults: readonly string[] } | null;
  readonly values: Readonly<Record<string, string>>;
}

/** Previews a wording or asks for it, as its form says. */
export async function editLegalText(
  call: Call,
  { kind, intent }: { readonly kind: LegalKind; readonly intent: EditIntent },
  data: FormData,
): Promise<Outcome<EditAnswer>> {
  const typed = (name: string) => String(data.get(name) ?? '');
  const values = Object.fromEntries(['text', 'registration', 'note', 'from'].map((name) => [name, typed(name)]));
  const text = typed('text').replaceAll('\r\n', '\n').trim();
  const registration = oneLine(typed('registration')) || null;
  const looked = await call(checkLegalText, { params: { kind }, body: { text, registration } });
  const refusedBecause = (code: string) =>
    showRefusal({ refused: problemWords(code), checked: looked.ok ? checkedOf(looked.data) : null, values }, 409);
  if (!looked.ok) return refusedBecause(looked.refusal.code);
  if (intent === 'check') return showPage({ refused: null, checked: checkedOf(looked.data), values });
  const body = publishBodyOf(Number(data.get('basedOn')), data);
  if (!body) return refusedBecause('day_unfit');
  const { revision: basedOn, ...rest } = body;
  const wanted = { ...rest, basedOn, text, registration };
  const answer = await call(publishLegalText, { params: { kind }, body: wanted }, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(screenPath('legalText', { kind }), 'si'));
  const { code, facts } = answer.refusal;
  return refusedBecause(code === 'draft_not_ready' ? String(facts.because) : code);
}

type Checked = Parameters<typeof changeLines>[0];

const checkedOf = ({
  changes,
  faults,
}: {
  readonly changes: Checked;
  readonly faults: readonly { readonly code: keyof typeof copy.faults; readonly about: string | null }[];
}): EditAnswer['checked'] => ({
  lines: changeLines(changes),
  faults: [...new Set(faults.map(({ code, about }) => copy.faults[code](about ?? '')))],
});
