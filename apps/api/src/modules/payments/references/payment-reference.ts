import type { Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

/** A way that we gave somebody to pay: what it is for, how much, until when. */
export type PaymentReference = Selectable<Database['payment_reference']>;

/** Statuses in which the provider may still take money for it. */
export const LIVE_REFERENCE_STATUSES = ['requested', 'open'] as const;
