import { Button, Notice } from '@lender/ui';
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { careCopy } from './care.copy.es.ts';
import { meetOtherTabs } from './meet-other-tabs.ts';
import { corner } from './other-tab-notice.css.ts';

/** Says in the second of two tabs that the same page of an application is open in the first. */
export function OtherTabNotice() {
  const { pathname } = useLocation();
  const [met, setMet] = useState<string>();
  useEffect(() => {
    if (!/^\/(?:registration|application)(?:\/|$)/.test(pathname)) return;
    const page = { path: pathname, id: crypto.randomUUID() };
    return meetOtherTabs(page, new BroadcastChannel('open-pages'), () => setMet(pathname));
  }, [pathname]);
  return (
    <div role="status" className={corner}>
      {met === pathname && (
        <Notice
          tone="warn"
          action={
            <Button size="small" tone="secondary" onClick={() => setMet(undefined)}>
              {careCopy.otherTab.close}
            </Button>
          }
        >
          {careCopy.otherTab.text}
        </Notice>
      )}
    </div>
  );
}
