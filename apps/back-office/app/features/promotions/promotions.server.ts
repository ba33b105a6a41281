import { formatPlainDate } from '@lender/calculator';
import { listPromoCodes, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { showProblem, toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { cutPage, PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLinks } from '../../shell/page-links.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { endForm, promotionForm } from './promotion-form.ts';
import { type PromotionQuery, promotionList, promotionsPath } from './promotion-query.ts';
import { promotionsCopy as copy } from './promotions.copy.es.ts';

/** Promotion, as the page shows it. */
export interface PromotionView {
  readonly code: string;
  readonly interest: string;
  readonly serviceFee: string;
  readonly uses: string;
  readonly state: StatusWord;
  readonly validUntil: string;
  readonly createdAt: string;
  /** Members of staff who created and approved it. */
  readonly by: string;
  /** Member of staff who ended it, and the reason; null where it was not ended by a person. */
  readonly stopped: string | null;
  /** Address at which it can be ended; null where it is over. */
  readonly endHref: string | null;
}

export interface PromotionsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly promotions: readonly PromotionView[];
}

/** Reads one page of promotions. One row more is read, to see whether there is another page. */
export async function readPromotions(call: Call, query: PromotionQuery): Promise<PromotionsView> {
  const before = query.before === undefined ? {} : { before: query.before };
  const answer = await call(listPromoCodes, { query: { ...before, perPage: PER_PAGE + 1 } });
  if (!answer.ok) throw unreadable('the promotions', answer.refusal);
  const { rows, last } = cutPage(answer.data);
  return {
    promotions: rows.map(promotionView),
    ...pageOf(promotionList, before).links(last?.code, copy),
  };
}

const promotionView = (row: Reply<typeof listPromoCodes>[number]): PromotionView => ({
  code: row.code,
  interest: copy.percent(row.discount.interest),
  serviceFee: copy.percent(row.discount.serviceFee),
  uses: copy.uses(row.uses, row.maxUses),
  state: copy.states[row.state],
  validUntil: formatPlainDate(row.validUntil),
  createdAt: formatInstant(row.createdAt),
  by: [row.madeByName, row.approvedByName].filter(Boolean).join(copy.and),
  stopped: row.stopped && copy.stopped(row.stopped.byName, formatInstant(row.stopped.at), row.stopped.reason),
  endHref: row.state === 'open' || row.state === 'used_up' ? promotionsPath({ ending: row.code }) : null,
});

/** Creates the promotion of a form, or requests it from a second person; the newest is first on the list. */
export async function createFrom(call: Call, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(promotionForm, data, call);
  return sent.ok
    ? leadTo(withFlash(promotionsPath({}), sent.value.approvalId === null ? 'creada' : 'pedida'))
    : showProblem(sent.problem);
}

/** Ends a promotion. */
export async function endFrom(call: Call, ending: string, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(endForm, data, call, { params: { code: ending } });
  return toOutcome(sent, withFlash(promotionsPath({}), 'terminada'));
}
