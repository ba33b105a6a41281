import { openPage } from '@lender/web/navigation';
import { readSignInPath, signInPath } from '@lender/web/paths';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { renewalPath } from '../../platform/session-use.ts';
import { type Renewed, type SessionWatch, watchSession } from './watch-session.ts';

const renewal = z.object({ locksInSeconds: z.number() });

/**
 * Keeps the session of an open page alive for its user. When it is over, the page leads to the sign-in and back here.
 *
 * @param locksInSeconds - seconds until the session is locked, counted from when the page opens
 */
export function useSessionWatch(locksInSeconds: number): { readonly isWarned: boolean; readonly stay: () => void } {
  const [isWarned, warn] = useState(false);
  const watch = useRef<SessionWatch>(null);
  useEffect(() => {
    const started = watchSession({ locksInSeconds, renew, warn, leave: openPage, page: document, now: Date.now });
    watch.current = started;
    return started.stop;
  }, [locksInSeconds]);
  return { isWarned, stay: () => watch.current?.stay() };
}

async function renew(isUse: boolean): Promise<Renewed> {
  const answer = await fetch(renewalPath(isUse), { method: 'POST' });
  if (answer.redirected) return { signIn: signInFromHere(readSignInPath(answer.url).notice) };
  return renewal.parse(await answer.json());
}

/**
 * Returns the path of the sign-in, with the reason that the renewal gave, and with this page as the one to return to.
 */
const signInFromHere = (notice: string | null): string =>
  signInPath({ from: location.href, ...(notice && { notice }) });
