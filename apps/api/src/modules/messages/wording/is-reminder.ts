import type { MessageKind } from '@lender/contract';

/** The kinds of messages that remind: a borrower may switch them off. All others come in any case. */
export const REMINDER_KINDS: readonly MessageKind[] = ['reminder', 'time_running_out'];

/** Whether a kind of message reminds, so that it goes only to those who want to be reminded, and never twice. */
export const isReminder = (kind: MessageKind): boolean => REMINDER_KINDS.includes(kind);
