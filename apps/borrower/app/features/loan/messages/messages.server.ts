import { getContactPreferences, updateContactPreferences } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { doneAt, doneIn } from '../../../forms/done-in.ts';
import { MESSAGE_CHANGES, MESSAGES_PATH } from './messages.ts';

/** Reads whether the client is reminded of due dates, and the result of the last action. */
export async function readMessages(call: Call, url: string) {
  const answer = await call(getContactPreferences);
  if (!answer.ok) throw new Error(`what a client wants to be told could not be read: ${answer.refusal.code}`);
  return { reminders: answer.data.reminders, done: doneIn(url, MESSAGE_CHANGES) };
}

/** Turns reminders on or off. */
export async function saveMessages(call: Call, form: FormData): Promise<Outcome<never>> {
  const reminders = form.get('reminders') === 'on';
  const saved = await call(updateContactPreferences, { body: { reminders } });
  if (!saved.ok) throw new Error(`what a client wants to be told could not be saved: ${saved.refusal.code}`);
  return leadTo(doneAt(MESSAGES_PATH, reminders ? 'on' : 'off'));
}
