import { stopReminders } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { defineForm, submitForm } from '@lender/web/forms';
import { type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { compactCode } from '../../../forms/compact-code.ts';
import { STOP_REMINDERS_FIELDS, type StopRemindersAnswer } from './stop-reminders.ts';

export const stopRemindersForm = defineForm({
  endpoint: stopReminders,
  fields: STOP_REMINDERS_FIELDS,
  bodyOf: ({ key }) => ({ key: compactCode(key).toUpperCase() }),
});

/** Ends the reminders of a client with the key from a reminder by e-mail, without signing in. */
export async function answerStopReminders(call: Call, form: FormData): Promise<Outcome<StopRemindersAnswer>> {
  const ended = await submitForm(stopRemindersForm, form, call);
  return ended.ok ? showPage({ isDone: true }) : showRefusal({ isDone: false, problem: ended.problem });
}
