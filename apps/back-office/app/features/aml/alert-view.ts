import { formatPlainDate } from '@lender/calculator';
import type { getAlert, listAlerts, Reply } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { hitCopy } from '../../vocabulary/hit.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodWords } from '../../vocabulary/payment-method.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { alertsCopy as copy } from './alerts.copy.es.ts';

type Alert = Reply<typeof listAlerts>['rows'][number];
type AlertDetail = Reply<typeof getAlert>;

/** Alert as the list shows it. */
export interface AlertLine {
  readonly id: string;
  readonly href: string;
  readonly rule: string;
  readonly kind: string;
  readonly raisedAt: string;
  readonly clients: string;
  readonly payments: string;
  readonly amount: string;
  readonly holder: string;
  readonly state: StatusWord;
}

export const alertLine = (alert: Alert): AlertLine => ({
  id: alert.id,
  href: screenPath('alert', { id: alert.id }),
  rule: copy.rules[alert.rule],
  kind: copy.kinds[alert.kind],
  raisedAt: formatInstant(alert.raisedAt),
  clients: clientsWords(alert.clientNames),
  payments: alert.payments === 0 ? '' : String(alert.payments),
  amount: alert.amount === null ? '' : formatPesos(alert.amount),
  holder: alert.heldByName ?? copy.nobody,
  state: copy.states[alert.state],
});

/** Number of clients that a list names; the others are counted. */
const NAMED = 2;

function clientsWords(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => name || hitCopy.unnamed);
  return names.length > NAMED ? copy.andOthers(named.join(', '), names.length - NAMED) : named.join(', ');
}

/** Payment of an alert, as its page shows it. */
export interface AlertPayment {
  readonly id: string;
  readonly paidOn: string;
  readonly client: string;
  readonly loan: string;
  readonly loanHref: string;
  readonly method: string;
  readonly amount: string;
  /** Note on a payment that was taken off the books again. */
  readonly note: string;
}

/** Alert as its page shows it. */
export interface AlertView extends AlertLine {
  readonly isOpen: boolean;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly clientLinks: readonly { readonly href: string; readonly label: string }[];
  readonly paymentRows: readonly AlertPayment[];
  readonly loanHref?: string;
}

export function alertView(alert: AlertDetail): AlertView {
  const line = alertLine(alert);
  const { clientIds, loanId, closedAt, note, folio, staffNames } = alert;
  const facts = [
    { term: copy.columns.kind, detail: line.kind },
    { term: copy.columns.raisedAt, detail: line.raisedAt },
    { term: copy.columns.clients, detail: line.clients },
    { term: copy.columns.payments, detail: line.payments },
    { term: copy.columns.amount, detail: line.amount },
    { term: copy.one.staff, detail: staffNames.join(', ') },
    { term: copy.one.thresholds, detail: copy.one.version(alert.thresholds) },
    { term: copy.columns.holder, detail: line.holder },
    {
      term: copy.one.outcome,
      detail: closedAt === null ? '' : copy.one.closedBy(formatInstant(closedAt), alert.closedByName ?? copy.nobody),
    },
    { term: copy.one.note, detail: note ?? '' },
    { term: copy.one.folio, detail: folio ?? '' },
  ];
  return {
    ...line,
    isOpen: closedAt === null,
    facts: facts.filter(({ detail }) => detail !== ''),
    clientLinks: clientIds.map((id, place) => ({
      href: screenPath('client', { id }),
      label: alert.clientNames[place] || hitCopy.unnamed,
    })),
    paymentRows: alert.paymentRows.map((payment) => paymentView(alert, payment)),
    ...(loanId && { loanHref: screenPath('loan', { id: loanId }) }),
  };
}

const paymentView = (
  { clientIds, clientNames }: AlertDetail,
  { id, clientId, loanId, loanNumber, amount, method, paidOn, reversedOn }: AlertDetail['paymentRows'][number],
): AlertPayment => ({
  id,
  paidOn: formatPlainDate(paidOn),
  client: clientNames[clientIds.indexOf(clientId)] || hitCopy.unnamed,
  loan: hitCopy.number(loanNumber),
  loanHref: screenPath('loan', { id: loanId }),
  method: paymentMethodWords[method],
  amount: formatPesos(amount),
  note: reversedOn === null ? '' : copy.one.reversed(formatPlainDate(reversedOn)),
});
