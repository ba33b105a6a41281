import { listMandates, MANDATE_DEBITS } from '@lender/contract';
import { MANDATE_STATUSES } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import type { Outcome } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { cutPage, PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { MANDATE_FORMS as forms } from './mandate-forms.ts';
import type { MandateIntent } from './mandate-intent.ts';
import { type MandateQuery, mandateList } from './mandate-query.ts';
import { type MandateView, mandateView } from './mandate-view.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';

export interface MandatesView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly statuses: readonly PageLink[];
  readonly debits: readonly PageLink[];
  readonly mandates: readonly MandateView[];
}

/** Reads one page of mandates. One row more is read, to see whether there is another page. */
export async function readMandates(call: Call, query: MandateQuery): Promise<MandatesView> {
  const answer = await call(listMandates, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the mandates', answer.refusal);
  const page = pageOf(mandateList, query);
  const { rows, last } = cutPage(answer.data);
  return {
    statuses: page.tabs('status', MANDATE_STATUSES, (status) => (status ? copy.statusTabs[status] : copy.all)),
    debits: page.tabs('debits', MANDATE_DEBITS, (debits) => (debits ? copy.debits[debits] : copy.anyDebits)),
    mandates: rows.map(mandateView),
    ...page.links(last?.id, copy.pages),
  };
}

export interface MandateDone {
  readonly id: string;
  readonly intent: MandateIntent;
  /** Address of the list with the form. */
  readonly back: string;
}

/** Does the action of a form on a mandate, and continues to the list, which confirms it. */
export async function doAboutMandate(
  call: Call,
  { id, intent, back }: MandateDone,
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const params = { params: { id } };
  const sent = await {
    reschedule: () => submitForm(forms.reschedule, data, call, params),
    pause: () => submitForm(forms.pause, data, call, params),
    resume: () => submitForm(forms.resume, data, call, params),
    end: () => submitForm(forms.end, data, call, params),
  }[intent]();
  return toOutcome(sent, withFlash(back, intent));
}
