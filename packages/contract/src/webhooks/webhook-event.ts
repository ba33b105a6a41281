import { COMPLAINT_CHANNELS, COMPLAINT_KINDS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { paymentMethod } from '../wire/payment-method.ts';

/** Events that other systems may be notified of, in the order of a loan's life. */
export const WEBHOOK_EVENTS = [
  'application.decided',
  'loan.disbursed',
  'payment.applied',
  'payment.reversed',
  'loan.paid',
  'loan.written_off',
  'complaint.opened',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Event sent only when staff test an address. */
export const TEST_EVENT = 'webhook.test';

/** Results of a decision about an application: `offered` is another amount, which its applicant has yet to accept. */
export const WEBHOOK_DECISIONS = ['approved', 'offered', 'rejected'] as const;

const loan = () => ({ loanId: id(), applicationId: id(), clientId: id() });
const payment = () => ({
  paymentId: id(),
  loanId: id(),
  clientId: id(),
  amount: money(),
  method: paymentMethod(),
});
const event = <Type extends string, Data extends z.core.$ZodLooseShape>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data: z.object(data) });

/**
 * Events by type: ids, amounts and days. The identity of a person is never sent; a receiver that needs it asks with the
 * id and a permission of its own.
 */
export const webhookEvent = lazy(() =>
  z.discriminatedUnion('type', [
    event('application.decided', {
      applicationId: id(),
      clientId: id(),
      decision: z.enum(WEBHOOK_DECISIONS),
      /** Amount that may be borrowed; null where nothing may. */
      amount: z.nullable(money()),
      decidedOn: plainDate(),
    }),
    event('loan.disbursed', {
      ...loan(),
      amount: money(),
      disbursedOn: plainDate(),
      /** Next day on which a payment is due. */
      dueOn: z.nullable(plainDate()),
    }),
    event('payment.applied', { ...payment(), paidOn: plainDate() }),
    event('payment.reversed', { ...payment(), reversedOn: plainDate() }),
    event('loan.paid', { ...loan(), paidOn: plainDate() }),
    event('loan.written_off', { ...loan(), writtenOffOn: plainDate() }),
    event('complaint.opened', {
      complaintId: id(),
      folio: z.string(),
      kind: z.enum(COMPLAINT_KINDS),
      channel: z.enum(COMPLAINT_CHANNELS),
      loanId: z.nullable(id()),
      openedOn: plainDate(),
      /** Last day on which it may be answered. */
      dueOn: plainDate(),
    }),
    event(TEST_EVENT, { webhookId: id() }),
  ]),
);

export type WebhookEvent = z.output<ReturnType<typeof webhookEvent>>;
