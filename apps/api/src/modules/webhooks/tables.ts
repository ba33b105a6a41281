import type { DeliveryState, WebhookEvent, WebhookState, WebhookTrouble } from '@lender/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `webhooks` writes. */
export interface WebhooksTables {
  webhook: WebhookTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
}

interface WebhookTable {
  id: string;
  url: string;
  name: string;
  events: string[];
  state: WebhookState;
  secret_sealed: Buffer;
  /** Previous secret; signs too until `old_secret_until`. */
  old_secret_sealed: ColumnType<Buffer | null, never, Buffer | null>;
  old_secret_until: ColumnType<Date | null, never, Date | null>;
  created_at: Moment;
  created_by: string;
  last_delivered_at: ColumnType<Date | null, never, Date>;
  /** Null while the last try succeeded. */
  failing_since: ColumnType<Date | null, never, Date | null>;
}

interface WebhookEventTable {
  id: string;
  sequence: Generated<number>;
  type: WebhookEvent['type'];
  /** JSON, as text, so that every try sends the same bytes. */
  data: string;
  /** By the business clock. */
  occurred_at: Moment;
  created_at: Moment;
}

interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  event_id: string;
  state: DeliveryState;
  tries: Generated<number>;
  next_at: Moment;
  created_at: Moment;
  last_status: ColumnType<number | null, never, number | null>;
  last_trouble: ColumnType<WebhookTrouble | null, never, WebhookTrouble | null>;
}

interface WebhookAttemptTable {
  id: string;
  delivery_id: string;
  at: Moment;
  duration_ms: number;
  status: number | null;
  trouble: WebhookTrouble | null;
  answer: string | null;
}
