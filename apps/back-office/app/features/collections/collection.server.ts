import { mexicoDate } from '@lender/calculator';
import { getCollection, listAgencies } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { COLLECTION_FORMS as forms } from './collection-forms.ts';
import type { CollectionIntent } from './collection-intent.ts';
import { type CollectionView, collectionView } from './collection-view.ts';

/** Reads the collection of a loan; `undefined` when there is no such loan. */
export async function readCollection(call: Call, id: string): Promise<CollectionView | undefined> {
  const answer = await call(getCollection, { params: { id } });
  if (answer.ok) return collectionView(answer.data, mexicoDate(Date.parse(answer.data.now)));
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the collection', answer.refusal);
}

/** Reads the agencies that may be given a loan, as options of a select. */
export async function readAgencyOptions(call: Call): Promise<readonly { value: string; label: string }[]> {
  const answer = await call(listAgencies);
  if (!answer.ok) throw unreadable('the agencies', answer.refusal);
  return answer.data
    .filter(({ redecoNumber }) => redecoNumber !== null)
    .map(({ id, name, redecoNumber }) => ({ value: id, label: `${name} (${redecoNumber})` }));
}

/**
 * Carries out a form about a loan, and returns to the loan's page; an act that the law forbids is refused with its
 * reason.
 */
export async function doAboutCollection(
  call: Call,
  { id, intent }: { readonly id: string; readonly intent: CollectionIntent },
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const params = { params: { id } };
  const sent = await {
    call: () => submitForm(forms.call, data, call, params),
    text: () => submitForm(forms.text, data, call, params),
    promise: () => submitForm(forms.promise, data, call, params),
    stop: () => submitForm(forms.stop, data, call, params),
    allow: () => submitForm(forms.allow, data, call, params),
    agency: () => submitForm(forms.agency, data, call, params),
  }[intent]();
  return toOutcome<FormProblem>(sent, withFlash(screenPath('collection', { id }), 'si'));
}
