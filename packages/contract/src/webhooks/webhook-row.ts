import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from './webhook-event.ts';

/**
 * `active`: receives events. `paused`: staff paused it. `disabled`: it failed for so long, or answered that it is gone,
 * that the server sends it nothing more. Events that happen meanwhile wait, and are sent once it is active again.
 */
export const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** `waiting`: is tried, or will be. `failed`: used up its tries, and waits for a member of staff to send it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Reason why a receiver gave no answer: it took longer than five seconds; no connection was made, or it broke; its name
 * resolves to an address inside a private network, which is never called.
 */
export const WEBHOOK_TROUBLES = ['timeout', 'unreachable', 'address_refused'] as const;
export type WebhookTrouble = (typeof WEBHOOK_TROUBLES)[number];

/** Number of days for which sent deliveries are kept, and those that wait for a paused address. */
export const WEBHOOK_DAYS = 30;
/** Number of hours for which a replaced secret still signs beside the new one. */
export const OLD_SECRET_HOURS = 24;
/** Days without a success after which an address is disabled. */
export const FAILING_DAYS = 5;

/** State of an address, which is shown to staff without its secret. */
export const webhookRow = lazy(() =>
  z.object({
    id: id(),
    url: z.string(),
    name: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(WEBHOOK_STATES),
    createdAt: instant(),
    lastDeliveredAt: z.nullable(instant()),
    /** Moment since which every try failed; null while the last one succeeded. */
    failingSince: z.nullable(instant()),
    /** Moment until which the previous secret signs too; null where only one does. */
    oldSecretUntil: z.nullable(instant()),
    waiting: z.int(),
    failed: z.int(),
  }),
);

/** One message to one address. */
export const deliveryRow = lazy(() =>
  z.object({
    id: id(),
    webhookId: id(),
    webhookName: z.string(),
    /** Value of `webhook-id` that the receiver sees: the same on each try. */
    messageId: z.string(),
    type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
    sequence: z.int(),
    state: z.enum(DELIVERY_STATES),
    /** Number of tries since it was last queued. */
    tries: z.int(),
    createdAt: instant(),
    /** Moment of the next try; null unless it waits. */
    nextAt: z.nullable(instant()),
    /** Result of the last try: a status, or the reason why there is none. Both null before the first. */
    lastStatus: z.nullable(z.int()),
    lastTrouble: z.nullable(z.enum(WEBHOOK_TROUBLES)),
  }),
);
