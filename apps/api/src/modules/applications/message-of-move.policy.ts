import type { ApplicationEnding, MessageKind } from '@lender/contract';
import { type ApplicationStatus, APPLICATION_STATUS as S, type TransitionActor } from '@lender/lending';

/** A move of an application, and what is known of it. */
export interface Moved {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  readonly actor: TransitionActor;
  /** True when something is still asked of the client. */
  readonly isIncomplete: boolean;
  /** True for an amount below the one that was asked for. */
  readonly isSmaller: boolean;
}

const UNDECIDED: readonly ApplicationStatus[] = [S.new, S.verification, S.manualVerification, S.decisionError];

type NotifiableEvent = Extract<
  MessageKind,
  'application_approved' | 'smaller_offer' | 'larger_offer' | 'application_rejected' | 'application_ended'
>;

/**
 * Returns the message to a client about a move; undefined where it holds nothing new for them: they made it themselves,
 * or the application only continues. A message about something missing is sent by the code that asks for it.
 *
 * @example
 * newsOfMove({ from: 14, to: 2, actor: 'operator', isIncomplete: false, isSmaller: false }) // → 'application_approved'
 */
export function messageOfMove({ from, to, actor, isSmaller }: Moved): NotifiableEvent | undefined {
  if (actor === 'client') return undefined;
  switch (to) {
    case S.signing:
      return UNDECIDED.includes(from) ? 'application_approved' : undefined;
    case S.yhatDecrease:
      return 'smaller_offer';
    case S.yhatIncrease:
      return 'larger_offer';
    case S.specialOffer:
      return isSmaller ? 'smaller_offer' : 'larger_offer';
    case S.rejected:
      return 'application_rejected';
    case S.canceled:
    case S.terminated:
      return 'application_ended';
    default:
      return undefined;
  }
}

/** Ending of an application whose time ran out in a status. */
const ENDINGS: Readonly<Partial<Record<ApplicationStatus, Extract<ApplicationEnding, `not_${string}`>>>> = {
  [S.signing]: 'not_signed',
  [S.yhatDecrease]: 'not_answered',
  [S.yhatIncrease]: 'not_answered',
  [S.specialOffer]: 'not_answered',
  [S.accepted]: 'not_paid_out',
};

/**
 * Returns why an application ended with a move; undefined while it is open, when it was paid out, and when it was
 * rejected.
 */
export function endingOfMove({ from, to, actor, isIncomplete }: Moved): ApplicationEnding | undefined {
  if (to === S.canceled) return actor === 'client' ? 'withdrawn' : 'cancelled';
  if (to !== S.terminated) return undefined;
  if (from === S.accepted || actor === 'timer') {
    if (from === S.new || from === S.verification) return isIncomplete ? 'not_completed' : 'not_reviewed';
    return ENDINGS[from] ?? 'not_reviewed';
  }
  return 'cancelled';
}
