import { useEffect } from 'react';
import type { RunningFlow } from './site-flow.ts';

/** Tells the flow when somebody types on the page, and when its tab is hidden or seen again. */
export function useReportPage(flow: RunningFlow): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const reportTab = () => flow.send({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.visible' });
    document.addEventListener('input', () => flow.send({ type: 'page.busy' }), { signal });
    document.addEventListener('visibilitychange', reportTab, { signal });
    return () => listening.abort();
  }, [flow]);
}
