import type { WebhookEvent } from '../webhooks/webhook-event.ts';

interface Words {
  readonly summary: string;
  readonly description: string;
}

/** Content of each event, and the moment at which it is sent. */
export const WEBHOOK_WORDS: Readonly<Record<WebhookEvent['type'], Words>> = {
  'application.decided': {
    summary: 'An application was decided',
    description: 'Approved, rejected, or offered with another amount that its applicant has yet to accept.',
  },
  'loan.disbursed': { summary: 'A loan was paid out', description: 'The money arrived, and the loan runs.' },
  'payment.applied': { summary: 'A payment was booked', description: 'Money of a borrower stands on the loan.' },
  'payment.reversed': {
    summary: 'A payment was taken back',
    description: 'Money that had been booked stands on the loan no longer.',
  },
  'loan.paid': { summary: 'A loan was paid', description: 'Nothing is owed any more.' },
  'loan.written_off': { summary: 'A loan was written off', description: 'The lender no longer counts on its money.' },
  'complaint.opened': { summary: 'A complaint was opened', description: 'It has a folio and a day to be answered by.' },
  'webhook.test': {
    summary: 'An address is tried out',
    description: 'Sent by `sendTestWebhook` to that address alone; it means nothing else.',
  },
};
