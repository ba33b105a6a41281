import type { StoredWords } from './sealed-words.ts';
import { stopReminders } from './stop-reminders.copy.es.ts';

/** Returns an e-mail as it is sent: the key that ends reminders is in it, and in no log. */
export const emailWords = ({ subject, text, stopKey }: StoredWords): { subject: string; text: string } => ({
  subject: subject ?? '',
  text: stopKey === null ? text : `${text}\n\n${stopReminders(stopKey)}`,
});
