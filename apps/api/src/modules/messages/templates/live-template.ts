import type { MessageChannel, MessageTemplate } from '@lender/contract';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { FIRST_WORDS } from './template-words.copy.es.ts';

/** One text of a template, on one channel. */
export interface ChannelText {
  /** Subject of an e-mail. */
  readonly subject: string | null;
  readonly text: string;
}

/** A template on one channel. */
export interface TemplateRef {
  readonly template: MessageTemplate;
  readonly channel: MessageChannel;
}

export interface LiveTemplate {
  readonly version: number;
  /** `null` for texts that came with the program. */
  readonly liveFrom: Date | null;
  readonly words: ChannelText;
}

/**
 * Reads the words of a template that are in force: the newest published version, else those that came with the program.
 */
export async function liveTemplate(tx: Db | Tx, { template, channel }: TemplateRef): Promise<LiveTemplate> {
  const row = await tx
    .selectFrom('message_template')
    .selectAll()
    .where('template', '=', template)
    .where('channel', '=', channel)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { version: row.version, liveFrom: row.live_from, words: { subject: row.subject, text: row.body } }
    : { version: 1, liveFrom: null, words: firstWords({ template, channel }) };
}

/** Returns version 1 on one channel. */
export const firstWords = ({ template, channel }: TemplateRef): ChannelText => {
  const { sms, email } = FIRST_WORDS[template];
  return channel === 'sms' ? { subject: null, text: sms } : email;
};
