import type { FormProblem } from '@lender/web/forms';

export const STOP_REMINDERS_FIELDS = ['key'] as const;

/** Result of the form: reminders ended, or why they did not. */
export type StopRemindersAnswer = { readonly isDone: true } | { readonly isDone: false; readonly problem: FormProblem };
