import type { Result } from '@lender/money';
import type { ClientStatus } from '../status/client-status.ts';
import { CLIENT_TRANSITIONS } from './client-transitions.data.ts';
import { type IllegalTransition, move, permittedFrom, type TransitionActor } from './transition.ts';

/** Returns the statuses to which a client may go from a status, for one actor or for any. */
export const permittedClientTransitions = (from: ClientStatus, actor?: TransitionActor): readonly ClientStatus[] =>
  permittedFrom(CLIENT_TRANSITIONS, from, actor);

/**
 * Moves a client, or refuses and names the statuses permitted to the actor. The only way to a new status.
 *
 * @example
 * transitionClient(CLIENT_STATUS.active, CLIENT_STATUS.blocked, 'operator') // → { ok: true, value: 2 }
 */
export const transitionClient = (
  from: ClientStatus,
  to: ClientStatus,
  actor: TransitionActor,
): Result<ClientStatus, IllegalTransition<ClientStatus>> => move(CLIENT_TRANSITIONS, { from, to, actor });
