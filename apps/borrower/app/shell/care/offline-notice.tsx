import { Banner } from '@lender/ui';
import { useEffect, useState } from 'react';
import { useShowToast } from '../toasts.tsx';
import type { NetworkNotice } from './ask-until-answered.ts';
import { careCopy } from './care.copy.es.ts';
import { holdWhileOffline, type OfflineState } from './hold-while-offline.ts';
import { pinned } from './offline-notice.css.ts';

/** Maps the reports of the page's own requests, which find a network dead that the browser considers alive. */
const received = ({ onOffline, onHeld, onOnline, onLeft }: RequestNotice): Record<NetworkNotice, () => void> => ({
  pagecutoff: onOffline,
  formcutoff: onHeld,
  networkback: () => onOnline(true),
  nolongerasked: onLeft,
});

interface RequestNotice extends OfflineState {
  /** Called when the visitor no longer waits for the answer; this says nothing of the network. */
  readonly onLeft: () => void;
}

/** Says that there is no network, and that no data is lost. */
export function OfflineNotice() {
  const [state, setState] = useState<'online' | 'offline' | 'held'>('online');
  const showToast = useShowToast();
  useEffect(() => {
    const listening = new AbortController();
    const notice = {
      onOffline: () => setState((now) => (now === 'held' ? now : 'offline')),
      onHeld: () => setState('held'),
      onOnline: () => {
        setState('online');
        showToast('online');
      },
      onLeft: () => setState(navigator.onLine ? 'online' : 'offline'),
    };
    const { signal } = listening;
    holdWhileOffline(notice, signal);
    for (const [name, notify] of Object.entries(received(notice))) document.addEventListener(name, notify, { signal });
    return () => listening.abort();
  }, [showToast]);
  return (
    <div role="status" className={pinned}>
      {state !== 'online' && <Banner>{state === 'held' ? careCopy.held : careCopy.offline}</Banner>}
    </div>
  );
}
