import type { MessageKind } from '@lender/contract';

/** Kinds of messages that remind; a borrower may switch them off. All others are always sent. */
export const REMINDER_KINDS: readonly MessageKind[] = ['reminder', 'time_running_out'];

/**
 * Tells whether a kind of message is a reminder, which is sent only to borrowers who want reminders, and never twice.
 */
export const isReminder = (kind: MessageKind): boolean => REMINDER_KINDS.includes(kind);
