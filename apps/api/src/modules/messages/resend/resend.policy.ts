import type { MessageCause, MessageKind, MessageState } from '@lender/contract';
import { isReminder } from '../wording/is-reminder.ts';

/** What is known of a message that somebody wants to be tried anew. */
export interface GivenUp {
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly cause: MessageCause | null;
  readonly staleAt: Date | null;
  readonly queuedOn: string;
  /** How often it was tried anew. */
  readonly resends: number;
  readonly wantsReminders: boolean;
  /** Its borrower asked those who collect to stop. */
  readonly isStopped: boolean;
  readonly now: Date;
  readonly today: string;
}

const MOST_RESENDS = 2;

/**
 * Why a message is not tried anew; undefined where it is. What somebody who collects wrote counts as a contact of its
 * day, so it goes on that day or not at all; a reminder whose fate is not known may have arrived.
 */
export function resendRefusal(message: GivenUp): 'state' | 'stale' | 'unwanted' | 'often' | undefined {
  const { kind, state, cause, staleAt, queuedOn, resends, wantsReminders, isStopped, now, today } = message;
  if (state !== 'dead' || (isReminder(kind) && cause === 'outcome_unknown')) return 'state';
  if (staleAt && staleAt <= now) return 'stale';
  if (kind === 'collection_text' && queuedOn !== today) return 'stale';
  if (isReminder(kind) && !wantsReminders) return 'unwanted';
  if ((kind === 'reminder' || kind === 'collection_text') && isStopped) return 'unwanted';
  return resends >= MOST_RESENDS ? 'often' : undefined;
}
