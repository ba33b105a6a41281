import type { Result } from '@lender/money';
import type { ApplicationStatus } from '../status/application-status.ts';
import { APPLICATION_TRANSITIONS } from './application-transitions.data.ts';
import { type IllegalTransition, move, permittedFrom, type TransitionActor } from './transition.ts';

/**
 * Returns the statuses to which an application may go from a status, for one actor or for any.
 *
 * @example
 * permittedTransitions(APPLICATION_STATUS.yhatDecrease, 'client') // → [2, 5]
 */
export const permittedTransitions = (from: ApplicationStatus, actor?: TransitionActor): readonly ApplicationStatus[] =>
  permittedFrom(APPLICATION_TRANSITIONS, from, actor);

/**
 * Moves an application, or refuses and names the statuses permitted to the actor. The only way to a new status.
 *
 * @example
 * transitionApplication(APPLICATION_STATUS.signing, APPLICATION_STATUS.accepted, 'client') // → { ok: true, value: 3 }
 */
export const transitionApplication = (
  from: ApplicationStatus,
  to: ApplicationStatus,
  actor: TransitionActor,
): Result<ApplicationStatus, IllegalTransition<ApplicationStatus>> =>
  move(APPLICATION_TRANSITIONS, { from, to, actor });
