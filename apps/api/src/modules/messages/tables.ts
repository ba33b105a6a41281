import type { MessageCause, MessageChannel, MessageKind, MessageState, MessageTemplate } from '@lender/contract';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `messages` writes. */
export interface MessagesTables {
  message: MessageTable;
  message_template: MessageTemplateTable;
  contact_preference: { client_id: string; reminders: boolean; changed_at: Moment };
}

interface MessageTable {
  client_id: string;
  id: string;
  /** Null for a message about an application. */
  loan_id: string | null;
  /** Null for a message about a loan. */
  application_id: string | null;
  /** Cause of the message, such as an event of the loan; on one channel nothing is sent twice. */
  key: string;
  kind: MessageKind;
  channel: MessageChannel;
  /** Words of the message, and in an e-mail the key that ends reminders, as sealed JSON. */
  words_sealed: Buffer;
  stop_key_hash: Buffer | null;
  stop_key_used_at: ColumnType<Date | null, never, Date>;
  /** Address to which it was sent, or would have been; null before the first try. */
  address_masked: ColumnType<string | null, never, string>;
  state: MessageState;
  /** Cause why the message failed, was withdrawn or is dead. */
  cause: ColumnType<MessageCause | null, never, MessageCause | null>;
  tries: ColumnType<number, never, number>;
  /** Moment at which a worker took it last, by the wall clock. */
  taken_at: ColumnType<Date | null, never, Date>;
  /** By the business clock, like all that follows. */
  queued_at: Moment;
  due_at: Moment;
  stale_at: Date | null;
  state_since: Moment;
  /** Template that it was made from; null for messages from before templates had versions. */
  template: MessageTemplate | null;
  template_version: number | null;
  /** Number of times that a person had it tried again. */
  resends: ColumnType<number, never, number>;
}

interface MessageTemplateTable {
  template: MessageTemplate;
  channel: MessageChannel;
  /** From 2 on: the first comes with the program. */
  version: number;
  /** Subject of an e-mail. */
  subject: string | null;
  body: string;
  live_from: Moment;
  made_by: string;
  approved_by: string | null;
  reason: string;
}
