import { useEffect } from 'react';
import type { OfferedTools } from './offered-tools.ts';

export interface ToolsProps {
  /** Tools that the client of this page allows; nothing is fetched without any. */
  readonly offered: OfferedTools;
}

/** Starts the tools of a page once it is loaded and the browser is idle. */
export function Tools({ offered }: ToolsProps) {
  const isNone = Object.keys(offered).length === 0;
  useEffect(() => {
    if (isNone) return;
    const start = () =>
      import('./start-tools.ts').then(
        ({ startTools }) => startTools(offered),
        () => undefined,
      );
    if ('requestIdleCallback' in window) requestIdleCallback(start);
    else setTimeout(start, 500);
  }, [isNone, offered]);
  return null;
}
