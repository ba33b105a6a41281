import { readCookie } from '@lender/web/session';
import { hasQaCookie, qaCookieName } from '../../platform/cookies.server.ts';
import type { Env } from '../../platform/env.server.ts';

const hiddenCookieName = 'sandbox-banner';
const flags = 'Path=/; HttpOnly; SameSite=Lax';

/** Whether the visitor skips the flow and has not put away the banner that says so. */
export function showsSandboxBanner(request: Request, { sandboxAllowed }: Pick<Env, 'sandboxAllowed'>): boolean {
  return (
    sandboxAllowed && hasQaCookie(request) && readCookie(request.headers.get('cookie'), hiddenCookieName) === undefined
  );
}

/** The cookie that answers a press on the banner: `hide` it until the browser closes, or `disable` the sandbox. */
export function answerBanner(intent: unknown): string | undefined {
  if (intent === 'hide') return `${hiddenCookieName}=hidden; ${flags}`;
  if (intent === 'disable') return `${qaCookieName}=; Max-Age=0; ${flags}`;
  return undefined;
}
