import { isCriticalRoute } from './is-critical-route.policy.ts';

/** Who is let in before whom: what money hangs on, what else somebody asks who is signed in, and whoever else comes. */
export type Rank = 'money' | 'signed_in' | 'visitor';

interface Call {
  readonly method: string;
  readonly route: string;
  /** A visitor who asks for something that money hangs on is refused, and comes before nobody. */
  readonly isSignedIn: boolean;
}

/**
 * @example
 * rankOf({ method: 'POST', route: '/web/private/client/application', isSignedIn: true }) // → 'money'
 */
export function rankOf({ method, route, isSignedIn }: Call): Rank {
  if (!isSignedIn) return 'visitor';
  return isCriticalRoute(method, route) ? 'money' : 'signed_in';
}

/** Signing in compares a password, which takes a hundred times as long as anything else that anybody may ask for. */
export const isSignIn = (route: string): boolean => /^\/web\/public\/(?:client|user)\/login$/.test(route);
