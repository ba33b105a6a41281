import { routeAt } from '@lender/flow/routes';
import { readCookie } from '@lender/web/session';
import { hasQaCookie, qaCookieName } from '../../platform/cookies.server.ts';
import type { Env } from '../../platform/env.server.ts';

const hiddenCookieName = 'sandbox-banner';
const flags = 'Path=/; HttpOnly; SameSite=Lax';

export interface SandboxVisit extends Pick<Env, 'sandboxAllowed'> {
  /** True for staff: they start the sandbox by opening a client's page, where they have no cookie yet. */
  readonly isStaff: boolean;
}

/** Tells whether the visitor skips the flow on this page. */
export function isInSandbox(request: Request, { sandboxAllowed, isStaff }: SandboxVisit): boolean {
  const { pathname } = new URL(request.url);
  const isOfClients = pathname === '/flow' || (routeAt(pathname) ?? PUBLIC).audience !== 'public';
  return sandboxAllowed && (hasQaCookie(request) || (isStaff && isOfClients));
}

const PUBLIC = { audience: 'public' };

/** Tells whether the visitor skips the flow and has not hidden the banner for it. */
export const showsSandboxBanner = (request: Request, visit: SandboxVisit): boolean =>
  isInSandbox(request, visit) && readCookie(request.headers.get('cookie'), hiddenCookieName) === undefined;

/**
 * Returns the cookie that answers a press on the banner: `hide` it until the browser closes, or `disable` the sandbox.
 */
export function answerBanner(intent: unknown): string | undefined {
  if (intent === 'hide') return `${hiddenCookieName}=hidden; ${flags}`;
  if (intent === 'disable') return `${qaCookieName}=; Max-Age=0; ${flags}`;
  return undefined;
}
