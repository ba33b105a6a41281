import { readCookie } from '@lender/web/session';

const halfDaySeconds = 43_200;

const nameFor = (hashedUserId: string): string => `limit-updated-${hashedUserId}`;

/** Whether this client took over a limit in the last twelve hours; another client of the same browser did not. */
export const isLimitUpdated = (request: Request, hashedUserId: string): boolean =>
  readCookie(request.headers.get('cookie'), nameFor(hashedUserId)) !== undefined;

/** The `Set-Cookie` header that says so. */
export const limitUpdated = (hashedUserId: string): string =>
  `${nameFor(hashedUserId)}=1; Path=/; Max-Age=${halfDaySeconds}; HttpOnly; Secure; SameSite=Lax`;
