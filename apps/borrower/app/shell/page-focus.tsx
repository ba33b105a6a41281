import { VisuallyHidden } from '@lender/ui';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Makes screen readers announce the title of a page that replaced another without a new document, and moves the
 * keyboard focus to its heading: a browser does this by itself for a new document.
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
    // A refused form has already put the focus on its problem.
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
