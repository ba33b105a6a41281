import { useEffect } from 'react';
import { keepOfflinePage } from '../../../shell/care/keep-offline-page.ts';
import { OfflineNotice } from '../../../shell/care/offline-notice.tsx';
import { OtherTabNotice } from '../../../shell/care/other-tab-notice.tsx';
import { SessionGuard, type SessionGuardProps } from './session-guard.tsx';

export interface PageCareProps extends Omit<SessionGuardProps, 'leftMs'> {
  /** `null` for a visitor without a session. */
  readonly leftMs: number | null;
}

/** Components that watch a page that stays open. */
export function PageCareParts({ leftMs, ...session }: PageCareProps) {
  useEffect(() => keepOfflinePage(navigator.serviceWorker), []);
  return (
    <>
      <OfflineNotice />
      <OtherTabNotice />
      {leftMs !== null && <SessionGuard {...session} leftMs={leftMs} />}
    </>
  );
}
