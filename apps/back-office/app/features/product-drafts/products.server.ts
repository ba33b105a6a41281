import { getProduct, listProducts } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import type { ChangeRow } from '../../forms/drafts/change-row.ts';
import { type VersionsView, versionsView } from '../../forms/drafts/draft-rows.ts';
import { type StartField, startProductForm } from '../../forms/drafts/start-form.ts';
import { showProblem } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { changeRows } from './product-draft-view.ts';
import { fixedRows, type ProductSection, productSections } from './product-sections.ts';

/** Reads every version and the drafts, in words. */
export async function readProducts(call: Call): Promise<VersionsView> {
  const answer = await call(listProducts);
  if (!answer.ok) throw unreadable('the products', answer.refusal);
  return versionsView(answer.data, {
    versionPath: (version) => screenPath('product', { version }),
    draftPath: (id) => screenPath('productDraft', { id }),
  });
}

/** Creates a draft as its form says, and continues to it. */
export async function startProduct(call: Call, data: FormData): Promise<Outcome<FormProblem<StartField>>> {
  const submitted = await submitForm(startProductForm, data, call);
  return submitted.ok ? leadTo(screenPath('productDraft', { id: submitted.value.id })) : showProblem(submitted.problem);
}

export interface ProductView {
  readonly version: number;
  readonly since: string;
  readonly changes: readonly ChangeRow[];
  readonly sections: readonly ProductSection[];
  readonly fixed: ReturnType<typeof fixedRows>;
}

/** Reads one published version; undefined when there is none with that number. */
export async function readProductVersion(call: Call, version: number): Promise<ProductView | undefined> {
  const answer = await call(getProduct, { params: { version } });
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') return undefined;
    throw unreadable('the product', answer.refusal);
  }
  const { liveFrom, settings } = answer.data;
  return {
    version,
    since: formatInstant(liveFrom),
    changes: changeRows(answer.data),
    sections: productSections(settings, {}),
    fixed: fixedRows(settings),
  };
}
