import PostalMime from 'postal-mime';
import type { Mail } from './mail-store.ts';

export type Letter = Pick<Mail, 'sender' | 'subject' | 'body'>;

/** Reads the parts of a mail that a person sees: its sender, its subject and its text. */
export async function readLetter(raw: Buffer): Promise<Letter> {
  const { from, subject, text } = await PostalMime.parse(raw);
  return { sender: from?.address ?? '', subject: subject ?? '', body: (text ?? '').replaceAll('\r\n', '\n').trimEnd() };
}
