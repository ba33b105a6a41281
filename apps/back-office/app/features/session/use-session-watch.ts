import { openPage } from '@lender/web/navigation';
import { readSignInPath, signInPath } from '@lender/web/paths';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { renewalPath } from '../../platform/session-use.ts';
import { type Renewed, type SessionWatch, watchSession } from './watch-session.ts';

const renewal = z.object({ locksInSeconds: z.number() });

/**
 * Keeps the session of an open page for whoever uses it. When it is over, the page leads to signing in and back here.
 *
 * @param locksInSeconds - how soon the session is locked when the page opens
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

/** What the renewal was told is why, and this page is where one comes back to. */
const signInFromHere = (notice: string | null): string =>
  signInPath({ from: location.href, ...(notice && { notice }) });
