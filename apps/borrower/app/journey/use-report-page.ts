import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { hasCursor } from './has-cursor.ts';
import { type ControlState, isDirty } from './is-dirty.ts';
import { isWorking, onWork } from './page-work.ts';
import type { RunningFlow } from './site-flow.ts';

/**
 * Reports to the flow which page is shown and whether the client is busy on it: a field has the cursor or holds
 * something that was not sent, or an upload runs. Reports also when its tab is hidden or seen again.
 */
export function useReportPage(flow: RunningFlow): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    flow.send({ type: 'page.changed', location: { pathname, search } });
    // A page that the flow has just learned of counts as idle; but what was typed before that counts too.
    reportWork(flow);
  }, [flow, pathname, search]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const report = () => reportWork(flow);
    const reportTab = () => flow.send({ type: document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.visible' });
    for (const type of ['input', 'change', 'focusin', 'focusout']) document.addEventListener(type, report, { signal });
    onWork(report, signal);
    document.addEventListener('visibilitychange', reportTab, { signal });
    return () => listening.abort();
  }, [flow]);
}

const reportWork = (flow: RunningFlow): void => flow.send({ type: isPageBusy() ? 'page.busy' : 'page.idle' });

const isPageBusy = (): boolean => isWorking() || hasCursor(document.activeElement) || isPageDirty();

const isPageDirty = (): boolean =>
  [...document.querySelectorAll<Control>('main :is(input, select, textarea)')].some((control) => isDirty(control));

type Control = ControlState & Element;
