import type { MessageChannel, MessageTemplate } from '@lender/contract';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `communications` writes. */
export interface CommunicationsTables {
  message_draft: MessageDraftTable;
}

interface MessageDraftTable {
  template: MessageTemplate;
  channel: MessageChannel;
  subject: string | null;
  body: string;
  revision: number;
  is_open: boolean;
  author: string;
  changed_at: Moment;
}
