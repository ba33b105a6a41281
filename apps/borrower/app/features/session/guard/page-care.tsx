import { type ComponentType, useEffect, useState } from 'react';
import type { PageCareProps } from './page-care-parts.tsx';

/** The place of what watches over an open page. It is fetched once the page stands, and nothing waits for it. */
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
