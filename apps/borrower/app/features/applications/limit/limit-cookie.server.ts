import { readCookie } from '@lender/web/session';

const halfDaySeconds = 43_200;

const nameFor = (hashedUserId: string): string => `limit-updated-${hashedUserId}`;

/**
 * Tells whether this client updated the limit in the last twelve hours; other clients of the same browser do not count.
 */
export const isLimitUpdated = (request: Request, hashedUserId: string): boolean =>
  readCookie(request.headers.get('cookie'), nameFor(hashedUserId)) !== undefined;

/** Returns the `Set-Cookie` header for an update. */
export const limitUpdated = (hashedUserId: string): string =>
  `${nameFor(hashedUserId)}=1; Path=/; Max-Age=${halfDaySeconds}; HttpOnly; Secure; SameSite=Lax`;
