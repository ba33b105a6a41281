import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { webhookEvent } from './webhook-event.ts';

/** Fields that surround every event. */
export const webhookEnvelope = lazy(() =>
  z.object({
    /** Moment of the event, by the business clock. */
    timestamp: instant(),
    /**
     * Number that grows with every event: of two about one loan, the greater one happened later, whichever arrives
     * first.
     */
    sequence: z.int(),
  }),
);

/**
 * Event as it is sent, and as a receiver reads it once the signature is proven.
 *
 * @example
 * const body = { type: 'webhook.test', timestamp: '2026-11-23T17:20:00.000Z', sequence: 7, data: { webhookId: crypto.randomUUID() } }
 * decodeWire(webhookBody(), body).ok // → true
 */
export const webhookBody = lazy(() => z.intersection(webhookEvent(), webhookEnvelope()));

export type WebhookBody = z.output<ReturnType<typeof webhookBody>>;
