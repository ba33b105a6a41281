import { VisuallyHidden } from '@lender/ui';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * After a page was swapped for another without a new document, a reader of screens hears its title, and the keyboard
 * goes on from its heading: what a browser does by itself for a new document.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    // A refused form has put the focus on what is wrong already.
    if (!heading || document.activeElement?.getAttribute('role') === 'alert') return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div role="status">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
