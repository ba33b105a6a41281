import { mexicoDate } from '@lender/calculator';
import { getCollection, getNextCall, listAgencies } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { showProblem, toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { type RevealAnswer, reveal } from '../../shell/reveal/reveal.server.ts';
import { callCopy } from './call.copy.es.ts';
import { callForm, COLLECTION_FORMS as forms } from './collection-forms.ts';
import type { CollectionIntent } from './collection-intent.ts';
import { type CallQueue, callPath, collectionsPath, filterOf } from './collection-query.ts';
import { type CollectionView, collectionView } from './collection-view.ts';

/** Loan that a collector works on, and the queue that it is a part of. */
export interface OpenCall {
  readonly id: string;
  readonly queue: CallQueue;
}

/** Reads the collection of a loan; `undefined` when there is no such loan. */
export async function readCollection(call: Call, { id, queue }: OpenCall): Promise<CollectionView | undefined> {
  const answer = await call(getCollection, { params: { id } });
  if (answer.ok) return collectionView(answer.data, mexicoDate(Date.parse(answer.data.now)), queue);
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
 * Shows the phone of a borrower who is about to be called; the call itself is the reason in the audit. Where the
 * borrower must not be called now, the page is shown again and says why.
 */
export async function startCall(call: Call, { id, queue }: OpenCall): Promise<Outcome<RevealAnswer>> {
  const answer = await call(getCollection, { params: { id } });
  if (!answer.ok) throw unreadable('the collection', answer.refusal);
  const { clientId, hashedId, mayCall } = answer.data;
  if (mayCall.refusal !== null) return leadTo(callPath(id, queue));
  const reason = new FormData();
  reason.set('reason', callCopy.revealReason(hashedId));
  return reveal(call, { clientId, identifier: 'phone' }, reason);
}

/**
 * Writes down a call, with the promise made in it, and leads to the next call of the queue if the collector goes on. A
 * call that the law forbids is refused with its reason.
 */
export async function saveCall(call: Call, { id, queue }: OpenCall, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(callForm, data, call, { params: { id } });
  if (!sent.ok) return showProblem<FormProblem>(sent.problem);
  if (data.get('luego') === 'seguir') return leadTo(await readNextCall(call, queue, id));
  return leadTo(withFlash(callPath(id, queue), 'si'));
}

/**
 * Returns the path of the next call of a queue, or of the list where there is none.
 *
 * @param not - loan that was just worked on
 */
export async function readNextCall(call: Call, queue: CallQueue, not?: string): Promise<string> {
  const query = { ...filterOf(queue), ...(not !== undefined && { not }) };
  const answer = await call(getNextCall, { query });
  if (!answer.ok) throw unreadable('the next call', answer.refusal);
  const { loanId } = answer.data;
  if (loanId === null) return withFlash(collectionsPath(queue), 'sin-llamada');
  return not === undefined ? callPath(loanId, queue) : withFlash(callPath(loanId, queue), 'llamada');
}

/**
 * Carries out another form about a loan, and returns to the loan's page; an act that the law forbids is refused with
 * its reason.
 */
export async function doAboutCollection(
  call: Call,
  { id, queue, intent }: OpenCall & { readonly intent: CollectionIntent },
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const params = { params: { id } };
  const sent = await {
    text: () => submitForm(forms.text, data, call, params),
    promise: () => submitForm(forms.promise, data, call, params),
    stop: () => submitForm(forms.stop, data, call, params),
    allow: () => submitForm(forms.allow, data, call, params),
    agency: () => submitForm(forms.agency, data, call, params),
  }[intent]();
  return toOutcome<FormProblem>(sent, withFlash(callPath(id, queue), 'si'));
}
