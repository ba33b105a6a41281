import type { MessageCause, MessageState } from '@lender/contract';

/** Facts about a message when its job processes it. */
export interface MessageInHand {
  readonly state: MessageState;
  readonly isReminder: boolean;
  /** Moment of the wall clock at which a worker took it last. */
  readonly takenAt: Date | null;
  readonly wallNow: Date;
  readonly staleAt: Date | null;
  readonly hasAddress: boolean;
  readonly now: Date;
  /** Moment at which it may be sent, as of now. */
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

/** Time after which a worker was cut off, in milliseconds: providers answer within seconds. */
const SENDING_MS = 60_000;

/** States from which a message may still be sent: also `dead`, when a person runs its job again. */
const OPEN: readonly MessageState[] = ['queued', 'failed', 'dead', 'sending'];

/**
 * Returns the next step for a message. A message whose sending was cut off may have arrived: a receipt is sent again,
 * since two copies are better than none; a reminder is not, since two reminders put pressure on the borrower.
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
