import { openInPlace } from '@lender/web/navigation';
import { useEffect, useState } from 'react';
import { FIND_FIELD, findText } from '../../forms/find-text.ts';
import { screenPath } from '../../screens.ts';
import { askAfter } from './ask-after.ts';
import { type Found, foundShape } from './found.ts';

const settleMs = 200;

/** State of the search for the typed text; `searching` while the newest search has no answer. */
export type Finding = 'idle' | 'searching' | 'failed' | Found;

/** Finds what is being typed. */
export function useFound(typed: string, maySearch: boolean): Finding {
  const [shown, setAnnouncement] = useState<{ readonly text: string; readonly found: Found | 'failed' }>();
  const text = maySearch ? findText(typed) : undefined;
  useEffect(() => {
    if (text === undefined) return;
    return askAfter({
      settleMs,
      ask: (signal) => ask(text, signal),
      announce: (found) => setAnnouncement({ text, found }),
    });
  }, [text]);
  if (text === undefined) return 'idle';
  return shown?.text === text ? shown.found : 'searching';
}

async function ask(text: string, signal: AbortSignal): Promise<Found | 'failed'> {
  const body = new FormData();
  body.set(FIND_FIELD, text);
  try {
    const answer = await fetch(screenPath('searchHits', {}), { method: 'POST', body, signal });
    // The session is over: the redirect leads to signing in and back.
    if (answer.redirected) openInPlace(location.pathname + location.search);
    return answer.ok ? foundShape.parse(await answer.json()) : 'failed';
  } catch {
    return 'failed';
  }
}
