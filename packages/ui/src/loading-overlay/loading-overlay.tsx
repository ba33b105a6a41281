import type { ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './loading-overlay.css.ts';

export interface LoadingOverlayProps {
  readonly isActive: boolean;
  /** Said while it is active: `Calculando…`. */
  readonly label: string;
  /** What it covers: its children, or the whole page. @default 'block' */
  readonly scope?: 'block' | 'page';
  readonly children?: ReactNode;
}

/** Covers what is about to change; seen only if the wait lasts longer than 400 ms. */
export function LoadingOverlay({ isActive, label, scope = 'block', children }: LoadingOverlayProps) {
  return (
    <div className={css.frame} aria-busy={isActive}>
      {children}
      <div role="status">
        {isActive && (
          <div className={css.veil({ scope })}>
            <p className={css.plate}>
              <Spinner />
              {label}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
