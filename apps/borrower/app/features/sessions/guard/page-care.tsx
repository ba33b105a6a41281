import { type ComponentType, useEffect, useState } from 'react';
import type { PageCareProps } from './page-care-parts.tsx';

/**
 * Loads the parts that watch over an open page. They are fetched once the page is loaded, and nothing waits for them.
 */
export function PageCare(props: PageCareProps) {
  const [Parts, setParts] = useState<ComponentType<PageCareProps>>();
  useEffect(() => {
    let isLeaving = false;
    import('./page-care-parts.tsx').then(
      ({ PageCareParts }) => isLeaving || setParts(() => PageCareParts),
      () => undefined,
    );
    return () => {
      isLeaving = true;
    };
  }, []);
  return Parts && <Parts {...props} />;
}
