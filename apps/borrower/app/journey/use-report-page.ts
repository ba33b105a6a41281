import { useEffect } from 'react';
import { hasCursor } from './has-cursor.ts';
import { type ControlState, isDirty } from './is-dirty.ts';
import { isWorking, onWork } from './page-work.ts';
import type { RunningFlow } from './site-flow.ts';

/**
 * Tells the flow whether somebody is busy on the page: a field has the cursor or holds something that was not sent, or an
 * upload runs. And when its tab is hidden or seen again.
 */
export function useReportPage(flow: RunningFlow): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const reportWork = () => flow.send({ type: isPageBusy() ? 'page.busy' : 'page.idle' });
    const reportTab = () => flow.send({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.visible' });
    for (const type of ['input', 'change', 'focusin', 'focusout'])
      document.addEventListener(type, reportWork, { signal });
    onWork(reportWork, signal);
    document.addEventListener('visibilitychange', reportTab, { signal });
    // What was typed before the machine came counts too.
    reportWork();
    return () => listening.abort();
  }, [flow]);
}

const isPageBusy = (): boolean => isWorking() || hasCursor(document.activeElement) || isPageDirty();

const isPageDirty = (): boolean =>
  [...document.querySelectorAll<Control>('main :is(input, select, textarea)')].some((control) => isDirty(control));

type Control = ControlState & Element;
