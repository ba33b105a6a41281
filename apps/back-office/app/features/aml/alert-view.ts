import type { getAlert, Reply } from '@lender/contract';
import { formatPesos } from '@lender/money';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { alertsCopy as copy } from './alerts.copy.es.ts';

type Alert = Reply<typeof getAlert>;

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
  clients: String(alert.clientIds.length),
  payments: alert.payments === 0 ? '' : String(alert.payments),
  amount: alert.amount === null ? '' : formatPesos(alert.amount),
  holder: alert.heldByName ?? copy.nobody,
  state: copy.states[alert.state],
});

/** Alert as its page shows it. */
export interface AlertView extends AlertLine {
  readonly isOpen: boolean;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly clientLinks: readonly { readonly href: string; readonly label: string }[];
  readonly loanHref?: string;
}

export function alertView(alert: Alert): AlertView {
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
      label: copy.one.toClient(place + 1, clientIds.length),
    })),
    ...(loanId && { loanHref: screenPath('loan', { id: loanId }) }),
  };
}
