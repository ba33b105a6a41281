import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from './webhook-event.ts';

/**
 * `active`: is told. `paused`: staff let it rest. `disabled`: it failed for so long, or said that it is gone, that the
 * server tells it nothing more. What happens meanwhile waits, and is sent once it is active again.
 */
export const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** `waiting`: is tried, or will be. `failed`: used up its tries, and waits for somebody to send it again. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why a receiver said nothing: it took longer than five seconds; no connection came about, or it broke; its name leads to
 * an address inside of a private network, which is never asked.
 */
export const WEBHOOK_TROUBLES = ['timeout', 'unreachable', 'address_refused'] as const;
export type WebhookTrouble = (typeof WEBHOOK_TROUBLES)[number];

/** For so many days it is kept what was sent, and what waits for an address that rests. */
export const WEBHOOK_DAYS = 30;
/** For so many hours a secret that was replaced still signs beside the new one. */
export const OLD_SECRET_HOURS = 24;
/** An address that only fails for so many days is disabled. */
export const FAILING_DAYS = 5;

/** Where an address stands, which is shown to staff without its secret. */
export const webhookRow = lazy(() =>
  z.object({
    id: id(),
    url: z.string(),
    name: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(WEBHOOK_STATES),
    createdAt: instant(),
    lastDeliveredAt: z.nullable(instant()),
    /** Since when every try failed; null while the last one went well. */
    failingSince: z.nullable(instant()),
    /** Until when the secret of before signs, too; null where only one does. */
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
    /** What the receiver sees as `webhook-id`: the same on each try. */
    messageId: z.string(),
    type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
    sequence: z.int(),
    state: z.enum(DELIVERY_STATES),
    /** How often it was sent since it was last put in line. */
    tries: z.int(),
    createdAt: instant(),
    /** When it is tried next; null unless it waits. */
    nextAt: z.nullable(instant()),
    /** What the last try came to: a status, or why there is none. Both null before the first. */
    lastStatus: z.nullable(z.int()),
    lastTrouble: z.nullable(z.enum(WEBHOOK_TROUBLES)),
  }),
);
