import type { MessageCause, MessageKind, MessageState } from '@lender/contract';
import { isReminder } from '../wording/is-reminder.ts';

/** Facts about a message that a member of staff wants to send again. */
export interface GivenUp {
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly cause: MessageCause | null;
  readonly staleAt: Date | null;
  readonly queuedOn: string;
  /** Number of times it was sent again. */
  readonly resends: number;
  readonly wantsReminders: boolean;
  /** True when its borrower asked collectors to stop. */
  readonly isStopped: boolean;
  readonly now: Date;
  readonly today: string;
}

const MOST_RESENDS = 2;

/**
 * Returns the reason not to send a message again; undefined when it may be sent. A message by a collector counts as a
 * contact of its day, so it is sent on that day or not at all; a reminder with an unknown result may have arrived.
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
