import { formatPlainDate } from '@lender/calculator';
import { listReceipts, type Reply, type Send } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { showProblem, toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { cutPage, PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLinks } from '../../shell/page-links.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodLabel } from '../../vocabulary/payment-method-label.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { refundForm, settlementForm } from './incoming-payment-forms.ts';
import { type IncomingPaymentQuery, incomingPaymentList, incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy as copy } from './incoming-payments.copy.es.ts';

type Receipt = Reply<typeof listReceipts>[number];

/** Unmatched payment as it is drawn. */
export interface IncomingPaymentView {
  readonly id: string;
  readonly receivedOn: string;
  readonly amount: string;
  readonly method: string;
  /** Bank and last digits of the account that sent it; empty where they are not known. */
  readonly from: string;
  readonly key: string;
  readonly knownAt: string;
}

/** One page of unmatched payments. */
export interface IncomingPaymentsView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly deposits: readonly IncomingPaymentView[];
  readonly lead: string;
  /** Deposit that is about to be acted on, wherever it is in the list. */
  readonly deposit?: IncomingPaymentView;
}

/** Reads unmatched payments, the longest waiting first. One row more is read, to see whether there is another page. */
export async function readIncomingPayments(
  call: Call,
  { after, depositId }: IncomingPaymentQuery,
): Promise<IncomingPaymentsView> {
  const found = await readReceipts(call, { perPage: PER_PAGE + 1, ...(after && { after }) });
  const { rows: shown, last } = cutPage(found);
  const [deposit] = depositId === undefined ? [] : await readReceipts(call, { id: depositId });
  return {
    deposits: shown.map(toIncomingPaymentView),
    lead: after || last ? copy.leadOfMany : copy.lead(shown.length),
    ...(deposit && { deposit: toIncomingPaymentView(deposit) }),
    ...pageOf(incomingPaymentList, after ? { after } : {}).links(last?.id, copy.pages),
  };
}

async function readReceipts(call: Call, query: Send<typeof listReceipts>['query']): Promise<readonly Receipt[]> {
  const answer = await call(listReceipts, { query });
  if (!answer.ok) throw unreadable('the deposits', answer.refusal);
  return answer.data;
}

const toIncomingPaymentView = (receipt: Receipt): IncomingPaymentView => ({
  id: receipt.id,
  receivedOn: formatPlainDate(receipt.receivedOn),
  amount: formatPesos(receipt.amount),
  method: paymentMethodLabel(receipt.method),
  from: receipt.bank === null ? '' : copy.account(receipt.bank, receipt.lastFour ?? ''),
  key: receipt.trackingKey ?? '',
  knownAt: formatInstant(receipt.knownAt),
});

/** Asks a second person to approve that money is given back. */
export async function refundFrom(call: Call, id: string, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(refundForm, data, call, { params: { id } });
  return toOutcome(sent, withFlash(incomingPaymentsPath(), 'pedido'));
}

/** Books the settlement of a provider, once. */
export async function settleFrom(call: Call, data: FormData): Promise<Outcome<FormProblem>> {
  const sent = await submitForm(settlementForm, data, call);
  return sent.ok
    ? leadTo(withFlash(incomingPaymentsPath(), sent.value.booked ? 'registrada' : 'repetida'))
    : showProblem(sent.problem);
}
