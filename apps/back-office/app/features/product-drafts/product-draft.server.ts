import { changeProductDraft, discardProductDraft, getProductDraft, publishProductDraft } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { type DraftProblem, draftRefusalWords, type ProductIntent, typedIn } from '../../forms/drafts/draft-intent.ts';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { changedSettings } from '../../forms/drafts/editable-setting.ts';
import { publishBodyOf } from '../../forms/drafts/publish-body.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { problemWords } from '../../vocabulary/product/product-words.ts';
import { type ProductDraftView, productDraftView } from './product-draft-view.ts';
import { problemsIn, unsendableProblems } from './setting-problems.ts';

/** Reads a draft of the product in words; undefined when there is none. */
export async function readProductDraft(call: Call, id: string): Promise<ProductDraftView | undefined> {
  const answer = await call(getProductDraft, { params: { id } });
  if (answer.ok) return productDraftView(answer.data);
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the draft of a product', answer.refusal);
}

interface Asked {
  readonly id: string;
  readonly intent: ProductIntent;
}

/** Does the action of a form on a draft, and shows the draft as it is then. */
export async function actOnProduct(call: Call, { id, intent }: Asked, data: FormData): Promise<Outcome<DraftProblem>> {
  const revision = Number(data.get('revision'));
  const done = await INTENTS[intent](call, { id, revision }, data);
  if (done === true) return leadTo(withFlash(screenPath('productDraft', { id }), intent));
  return showRefusal({ ...done, values: typedIn(data) }, 409);
}

interface Seen {
  readonly id: string;
  readonly revision: number;
}

type Refused = Pick<DraftProblem, 'said' | 'fields'>;

/** Returns true when done, else the reason why not. */
type Act = (call: Call, draft: Seen, data: FormData) => Promise<true | Refused>;
type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Parameters<typeof draftRefusalWords>[0] };
const saidOf = (answer: Answer): true | Refused => answer.ok || { said: draftRefusalWords(answer.refusal) };

const save: Act = async (call, { id, revision }, data) => {
  const draft = await readProductDraft(call, id);
  const editable = draft?.sections.flatMap((section) => section.settings) ?? [];
  const settings = Object.fromEntries(
    Object.entries(changedSettings(editable, data)).map(([path, text]) => [path, text.replace(/[$%\s]/g, '')]),
  );
  const entries = Object.entries(settings);
  if (entries.length === 0) return { said: draftsCopy.edit.nothing };
  const fields = (problems: readonly (readonly [path: string, code: string])[]): Refused => ({
    said: draftsCopy.problems.setting_invalid,
    fields: Object.fromEntries(
      problems.map(([path, code]) => {
        const setting = editable.find((each) => each.path === path) ?? { path };
        return [path, problemWords(setting, code)];
      }),
    ),
  });
  // Values that cannot even be sent are reported at their fields, like those that the server cannot read.
  const unsendable = unsendableProblems(entries, editable);
  if (unsendable.length > 0) return fields(unsendable);
  const answer = await call(changeProductDraft, { params: { id }, body: { revision, settings } }, formKeyOf(data));
  if (answer.ok || answer.refusal.code !== 'setting_invalid') return saidOf(answer);
  return fields(problemsIn(answer.refusal.facts.problems));
};

const publish: Act = async (call, { id, revision }, data) => {
  const body = publishBodyOf(revision, data);
  if (!body) return { said: draftsCopy.problems.day_unfit };
  return saidOf(await call(publishProductDraft, { params: { id }, body }, formKeyOf(data)));
};

const discard: Act = async (call, { id, revision }, data) =>
  saidOf(await call(discardProductDraft, { params: { id }, body: { revision } }, formKeyOf(data)));

const INTENTS: Readonly<Record<Asked['intent'], Act>> = { save, publish, discard };
