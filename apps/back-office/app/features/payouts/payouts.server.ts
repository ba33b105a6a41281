import { listPayouts, PAYOUT_STATES } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { showProblem } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { cutPage, PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLink, PageLinks } from '../../shell/page-links.ts';
import { PAYOUT_FORMS as forms } from './payout-forms.ts';
import type { PayoutIntent } from './payout-intent.ts';
import { type PayoutQuery, payoutList } from './payout-query.ts';
import { type PayoutView, payoutView } from './payout-view.ts';
import { payoutsCopy as copy } from './payouts.copy.es.ts';

export interface PayoutsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly tabs: readonly PageLink[];
  readonly payouts: readonly PayoutView[];
}

/** Reads one page of payouts, in words. One row more is read, to see whether there is another page. */
export async function readPayouts(call: Call, query: PayoutQuery): Promise<PayoutsView> {
  const answer = await call(listPayouts, { query: { ...query, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the payouts', answer.refusal);
  const page = pageOf(payoutList, query);
  const { rows, last } = cutPage(answer.data);
  return {
    tabs: page.tabs('state', PAYOUT_STATES, (state) => (state ? copy.stateTabs[state] : copy.all)),
    payouts: rows.map(payoutView),
    ...page.links(last?.id, copy),
  };
}

export interface PayoutDone {
  readonly id: string;
  readonly intent: PayoutIntent;
  /** Address of the list with the form. */
  readonly back: string;
}

/**
 * Does the action of a form on a payout, or requests it from a second person, and continues to the list, which says
 * which of the two happened.
 */
export async function doAboutPayout(
  call: Call,
  { id, intent, back }: PayoutDone,
  data: FormData,
): Promise<Outcome<FormProblem>> {
  const params = { params: { id } };
  const sent = await {
    retry: () => submitForm(forms.retry, data, call, params),
    cancel: () => submitForm(forms.cancel, data, call, params),
    handOver: () => submitForm(forms.handOver, data, call, params),
  }[intent]();
  return sent.ok
    ? leadTo(withFlash(back, sent.value.approvalId === null ? 'si' : 'pedido'))
    : showProblem(sent.problem);
}
