import type { MessageCause, MessageState } from '@lender/contract';

/** What is known of a message when its job has it in hand. */
export interface MessageInHand {
  readonly state: MessageState;
  readonly isReminder: boolean;
  /** When a worker took it last, by the wall clock. */
  readonly takenAt: Date | null;
  readonly wallNow: Date;
  readonly staleAt: Date | null;
  readonly hasAddress: boolean;
  readonly now: Date;
  /** When it may go, seen from now. */
  readonly allowedAt: Date;
}

export type DeliveryStep =
  | { readonly do: 'send' }
  | { readonly do: 'wait' }
  | { readonly do: 'withdraw'; readonly cause: MessageCause }
  | { readonly do: 'give_up'; readonly cause: MessageCause }
  /** Another worker has it: what becomes of it is not known yet. */
  | { readonly do: 'come_back' }
  | { readonly do: 'nothing' };

/** Providers answer within seconds; who has sent for longer was cut off. */
const SENDING_MS = 60_000;

/** From where a message may still go: also from `dead`, when a person runs its job again. */
const OPEN: readonly MessageState[] = ['queued', 'failed', 'dead', 'sending'];

/**
 * What to do with a message now. One that was cut off while it was sent may have arrived: a receipt goes again, since
 * to know it twice is better than not at all; a reminder does not, since to be reminded twice is pressing.
 */
export function deliveryStep(message: MessageInHand): DeliveryStep {
  const { state, isReminder, staleAt, hasAddress, now, allowedAt } = message;
  if (!OPEN.includes(state)) return { do: 'nothing' };
  if (state === 'sending' && isBeingSent(message)) return { do: 'come_back' };
  if (state === 'sending' && isReminder) return { do: 'give_up', cause: 'outcome_unknown' };
  if (staleAt && staleAt <= now) return { do: 'withdraw', cause: 'no_longer_true' };
  if (!hasAddress) return { do: 'give_up', cause: 'no_address' };
  return allowedAt > now ? { do: 'wait' } : { do: 'send' };
}

const isBeingSent = ({ takenAt, wallNow }: MessageInHand): boolean =>
  takenAt !== null && wallNow.getTime() - takenAt.getTime() < SENDING_MS;
