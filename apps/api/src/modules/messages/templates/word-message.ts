import type { MessageChannel, MessageTemplate } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { fillTemplate } from '../../../kernel/template-text.ts';
import { findPerson } from '../../clients/index.ts';
import type { LoanMessage } from '../wording/loan-message.ts';
import { type ChannelText, liveTemplate } from './live-template.ts';
import { saidOf } from './said-of.ts';
import { sentences } from './sentences.copy.es.ts';

/** Words of a message on one channel, and the template and version from which they were made. */
export interface WordedMessage {
  readonly template: MessageTemplate;
  readonly version: number;
  readonly words: ChannelText;
}

interface Unworded {
  readonly clientId: string;
  readonly channel: MessageChannel;
  readonly message: LoanMessage;
}

/** Writes a message in the current words of its template. */
export async function wordMessage(tx: Tx, { clientId, channel, message }: Unworded): Promise<WordedMessage> {
  const { name: template, values } = saidOf(message);
  const { version, words } = await liveTemplate(tx, { template, channel });
  const named = `${words.subject ?? ''} ${words.text}`.includes('{firstName}');
  const firstName = named ? (await findPerson(tx, clientId))?.firstName || sentences.nobody : '';
  return { template, version, words: fillWords(words, { ...values, firstName }) };
}

/** Fills the subject and the text. */
export const fillWords = ({ subject, text }: ChannelText, values: Readonly<Record<string, string>>): ChannelText => ({
  subject: subject === null ? null : fillTemplate(subject, values),
  text: fillTemplate(text, values),
});
