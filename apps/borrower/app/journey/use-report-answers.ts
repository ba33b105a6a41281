import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { RunningFlow } from './site-flow.ts';

/** Notifies the flow that a form of this page was answered here: the application may have moved meanwhile. */
export function useReportAnswers(flow: RunningFlow): void {
  const { state, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const sentFrom = useRef<string>(undefined);
  useEffect(() => {
    if (state !== 'idle') {
      if (formMethod === 'POST') sentFrom.current = pathname;
      return;
    }
    if (sentFrom.current === pathname) flow.send({ type: 'flow.refresh' });
    sentFrom.current = undefined;
  }, [flow, state, formMethod, pathname]);
}
