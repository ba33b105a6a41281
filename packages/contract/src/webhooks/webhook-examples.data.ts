import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import type { WebhookEvent, WebhookEventType } from './webhook-event.ts';

const loan = {
  loanId: '0199c3a4-5b6c-7d7e-8f80-91a2b3c4d5e6',
  applicationId: '0199c3a4-5b6c-7d7e-8f80-000000000001',
  clientId: '0199c3a4-5b6c-7d7e-8f80-000000000002',
};
const { loanId, applicationId, clientId } = loan;
const payment = {
  paymentId: '0199c3a4-5b6c-7d7e-8f80-000000000003',
  loanId,
  clientId,
  amount: centavos(120_050),
  method: 'spei',
} as const;

/** One example of each event, with which receivers may test their code. */
export const WEBHOOK_EXAMPLES: { readonly [Type in WebhookEventType]: Extract<WebhookEvent, { type: Type }>['data'] } = {
  'application.decided': {
    applicationId,
    clientId,
    decision: 'approved',
    amount: centavos(300_000),
    decidedOn: plainDate('2026-11-02'),
  },
  'loan.disbursed': {
    ...loan,
    amount: centavos(300_000),
    disbursedOn: plainDate('2026-11-03'),
    dueOn: plainDate('2026-12-03'),
  },
  'payment.applied': { ...payment, paidOn: plainDate('2026-11-20') },
  'payment.reversed': { ...payment, reversedOn: plainDate('2026-11-22') },
  'loan.paid': { ...loan, paidOn: plainDate('2026-12-03') },
  'loan.written_off': { ...loan, writtenOffOn: plainDate('2027-06-01') },
  'complaint.opened': {
    complaintId: '0199c3a4-5b6c-7d7e-8f80-000000000004',
    folio: 'UNE-2026-Q123456789',
    kind: 'claim',
    channel: 'email',
    loanId,
    openedOn: plainDate('2026-11-20'),
    dueOn: plainDate('2027-01-06'),
  },
};
