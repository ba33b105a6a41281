import { isCriticalRoute } from './is-critical-route.policy.ts';

/** Priority of a request: about money, any other of a signed-in account, any other visitor. */
export type Priority = 'money' | 'signed_in' | 'visitor';

interface Call {
  readonly method: string;
  readonly route: string;
  /**
   * True for a signed-in account. A visitor who asks for something about money is refused, so that request has no
   * priority.
   */
  readonly isSignedIn: boolean;
}

/**
 * @example
 * rankOf({ method: 'POST', route: '/web/private/client/application', isSignedIn: true }) // → 'money'
 */
export function priorityOf({ method, route, isSignedIn }: Call): Priority {
  if (!isSignedIn) return 'visitor';
  return isCriticalRoute(method, route) ? 'money' : 'signed_in';
}

/** Tells whether a route signs in, which compares a password: a hundred times the work of any other public call. */
export const isSignIn = (route: string): boolean => /^\/web\/public\/(?:client|user)\/login$/.test(route);
