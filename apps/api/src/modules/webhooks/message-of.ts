import type { Selectable } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

type Event = Pick<Selectable<Database['webhook_event']>, 'id' | 'type' | 'sequence' | 'data' | 'occurred_at'>;

/** Returns the id by which receivers know a message. */
export const messageIdOf = (eventId: string): string => `msg_${eventId}`;

/** Returns a message as it is sent: the same bytes on every try. */
export const messageOf = ({ id, type, sequence, data, occurred_at }: Event) => ({
  id: messageIdOf(id),
  body: JSON.stringify({ type, timestamp: occurred_at.toISOString(), sequence, data: JSON.parse(data) }),
});
