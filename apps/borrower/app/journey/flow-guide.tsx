import { type ComponentType, useEffect, useState } from 'react';
import type { FlowWatchProps } from './flow-watch.tsx';

/**
 * Loads the watch of the flow on every page of a signed-in client. The machine is fetched once the page is loaded: no
 * page waits for it, and one that does not come leaves the page as it is. The place is there from the start, so that
 * screen readers announce what appears in it.
 */
export function FlowGuide(props: FlowWatchProps) {
  const [Watch, setWatch] = useState<ComponentType<FlowWatchProps>>();
  useEffect(() => {
    let isLeaving = false;
    import('./flow-watch.tsx').then(({ FlowWatch }) => isLeaving || setWatch(() => FlowWatch));
    return () => {
      isLeaving = true;
    };
  }, []);
  return <div role="status">{Watch && <Watch {...props} />}</div>;
}
