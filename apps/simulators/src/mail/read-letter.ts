import PostalMime from 'postal-mime';
import type { Mail } from './mail-store.ts';

export type Letter = Pick<Mail, 'sender' | 'subject' | 'body'>;

/** What a person reads of a mail: whom it is from, its subject and its text. */
export async function readLetter(raw: Buffer): Promise<Letter> {
  const { from, subject, text } = await PostalMime.parse(raw);
  return { sender: from?.address ?? '', subject: subject ?? '', body: (text ?? '').replaceAll('\r\n', '\n').trimEnd() };
}
