import type { WebhookEvent } from '../webhooks/webhook-event.ts';

interface Words {
  readonly summary: string;
  readonly description: string;
}

/** Content of each event, and the moment at which it is sent. */
export const WEBHOOK_WORDS: Readonly<Record<WebhookEvent['type'], Words>> = {
  'application.decided': {
    summary: 'An application was decided',
    description: 'Sent when an application is approved or rejected, or gets an offer with another amount that the applicant has not accepted yet.',
  },
  'loan.disbursed': { summary: 'A loan was paid out', description: 'Sent when the money has arrived and the loan is active.' },
  'payment.applied': { summary: 'A payment was booked', description: 'Sent when a payment of the borrower is booked to the loan.' },
  'payment.reversed': {
    summary: 'A payment was reversed',
    description: 'Sent when a booked payment is removed from the loan.',
  },
  'loan.paid': { summary: 'A loan was paid', description: 'Sent when the borrower owes nothing more.' },
  'loan.written_off': { summary: 'A loan was written off', description: 'Sent when the lender no longer expects to be paid. The claim remains.' },
  'complaint.opened': { summary: 'A complaint was opened', description: 'Sent when a complaint is opened, with its folio and its deadline.' },
  'webhook.test': {
    summary: 'A webhook was tested',
    description: 'Sent by `sendTestWebhook` to that webhook only. It reports no event.',
  },
};
