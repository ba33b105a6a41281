import type { getProductDraft, Reply } from '@lender/contract';
import type { Setting } from '@lender/lending';
import type { FieldError } from '@lender/ui';
import type { ChangeRow } from '../../forms/drafts/change-row.ts';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { problemWords, productLabel, productValue } from '../../vocabulary/product/product-words.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { type ProductSection, productSections } from './product-sections.ts';
import { productDraftCopy } from './products.copy.es.ts';

const { samples: copy } = productDraftCopy;

type Draft = Reply<typeof getProductDraft>;
type Offer = Draft['samples'][number]['draft'];

/** Sample loan as it is sold and as the draft would sell it, in words. */
export interface SampleRow {
  readonly id: string;
  readonly loan: string;
  readonly term: string;
  readonly before: string;
  readonly beforeCat: string;
  readonly after: string;
  readonly afterCat: string;
  readonly isDifferent: boolean;
}

/** Draft of the product as its page shows it. */
export interface ProductDraftView {
  readonly id: string;
  readonly note: string;
  readonly about: string;
  readonly state: StatusWord;
  readonly revision: number;
  readonly isOpen: boolean;
  readonly isAsked: boolean;
  readonly mayPublish: boolean;
  readonly scheduled: Draft['scheduled'];
  /** Problems that prevent the product from being sold, each with its setting. */
  readonly problems: readonly FieldError[];
  readonly changes: readonly ChangeRow[];
  readonly samples: readonly SampleRow[];
  readonly sections: readonly ProductSection[];
}

export function productDraftView(draft: Draft): ProductDraftView {
  const { id, note, state, basedOn, revision, authorName, problems, settings, scheduled } = draft;
  const isSaid = draft.changes.length > 0 || scheduled.length > 0;
  return {
    id,
    note,
    about: draftsCopy.about(basedOn, revision, authorName),
    state: draftsCopy.draftStates[state],
    revision,
    isOpen: state === 'open' || state === 'asked',
    isAsked: state === 'asked',
    mayPublish: state === 'open' && problems.length === 0 && isSaid,
    scheduled,
    problems: problems.map(({ path, code }) => ({
      fieldId: path.replaceAll('.', '-'),
      message: `${productLabel(path, settings)}: ${problemWords({ path }, code)}`,
    })),
    changes: changeRows(draft),
    samples: draft.samples.map(sampleRow),
    sections: productSections(
      settings,
      Object.fromEntries(problems.map(({ path, code }) => [path, problemWords({ path }, code)])),
    ),
  };
}

/** Describes differences, with the settings that name them. */
export const changeRows = ({
  changes,
  settings,
}: Pick<Draft, 'changes'> & { readonly settings: readonly Setting[] }): ChangeRow[] =>
  changes.map(({ path, before, after }) => ({
    path,
    what: productLabel(path, settings),
    before: productValue(path, before),
    after: productValue(path, after),
  }));

function sampleRow({ isFirstLoan, amount, days, live, draft }: Draft['samples'][number], index: number): SampleRow {
  const pesos = formatPesos(amount);
  const [before, after] = [offerWords(live), offerWords(draft)];
  return {
    id: String(index),
    loan: isFirstLoan ? copy.first(pesos) : copy.repeated(pesos),
    term: copy.days(days),
    before: before.total,
    beforeCat: before.cat,
    after: after.total,
    afterCat: after.cat,
    isDifferent: before.total !== after.total,
  };
}

function offerWords({ total, apr, refusal }: Offer): { readonly total: string; readonly cat: string } {
  if (total === null || apr === null) return { total: copy.refusals[refusal ?? ''] ?? refusal ?? '', cat: '—' };
  return { total: formatPesos(total), cat: `${apr.toFixed(1)}\u00a0%` };
}
