import { type ComponentType, useEffect, useState } from 'react';
import type { FlowWatchProps } from './flow-watch.tsx';

/**
 * The place of the flow's watch on every page of a signed-in client. The machine is fetched once the page stands: no
 * page waits for it, and one that does not come leaves the page as it is. The place is there from the start, so that
 * what appears in it is read aloud.
 */
export function FlowGuide({ firstName }: FlowWatchProps) {
  const [Watch, setWatch] = useState<ComponentType<FlowWatchProps>>();
  useEffect(() => {
    let isLeaving = false;
    import('./flow-watch.tsx').then(({ FlowWatch }) => isLeaving || setWatch(() => FlowWatch));
    return () => {
      isLeaving = true;
    };
  }, []);
  // The machine takes the name in when it starts: a new name starts a new one.
  return <div role="status">{Watch && <Watch key={firstName} firstName={firstName} />}</div>;
}
