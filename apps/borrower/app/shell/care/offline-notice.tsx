import { Banner } from '@lender/ui';
import { useEffect, useState } from 'react';
import { useShowToast } from '../toasts.tsx';
import type { NetworkNews } from './ask-until-answered.ts';
import { careCopy } from './care.copy.es.ts';
import { holdWhileOffline, type OfflineNews } from './hold-while-offline.ts';
import { pinned } from './offline-notice.css.ts';

/** Maps the reports of the page's own requests, which find a network dead that the browser considers alive. */
const heard = ({ onOffline, onHeld, onOnline, onLeft }: RequestNews): Record<NetworkNews, () => void> => ({
  pagecutoff: onOffline,
  formcutoff: onHeld,
  networkback: () => onOnline(true),
  nolongerasked: onLeft,
});

interface RequestNews extends OfflineNews {
  /** Called when the visitor no longer waits for the answer; this says nothing of the network. */
  readonly onLeft: () => void;
}

/** Says that there is no network, and that nothing is lost by it. */
export function OfflineNotice() {
  const [state, setState] = useState<'online' | 'offline' | 'held'>('online');
  const showToast = useShowToast();
  useEffect(() => {
    const listening = new AbortController();
    const news = {
      onOffline: () => setState((now) => (now === 'held' ? now : 'offline')),
      onHeld: () => setState('held'),
      onOnline: () => {
        setState('online');
        showToast('online');
      },
      onLeft: () => setState(navigator.onLine ? 'online' : 'offline'),
    };
    const { signal } = listening;
    holdWhileOffline(news, signal);
    for (const [name, tell] of Object.entries(heard(news))) document.addEventListener(name, tell, { signal });
    return () => listening.abort();
  }, [showToast]);
  return (
    <div role="status" className={pinned}>
      {state !== 'online' && <Banner>{state === 'held' ? careCopy.held : careCopy.offline}</Banner>}
    </div>
  );
}
