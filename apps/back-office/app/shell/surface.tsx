import { LinkProvider } from '@lender/ui';
import type { ReactNode } from 'react';
import { RouterLink } from './router-link.tsx';
import { surface } from './shell.css.ts';

/** Shows the surface of every page of this site: dense, since staff read many rows with a mouse. */
export function Surface({ children }: { readonly children: ReactNode }) {
  return (
    <LinkProvider component={RouterLink}>
      <div className={surface} data-density="compact">
        {children}
      </div>
    </LinkProvider>
  );
}
