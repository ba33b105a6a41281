import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './loading-overlay.css.ts';

export interface LoadingOverlayProps {
  readonly isActive: boolean;
  /** Text that a screen reader reads while the overlay is active: `Calculando…`. */
  readonly label: string;
  /** Area that the overlay covers: its children, or the whole page. @default 'block' */
  readonly scope?: 'block' | 'page';
  /**
   * Text that is announced politely once the overlay is gone, in place of the label: `Pagas $3696.00`. Not announced
   * when the page opens.
   */
  readonly done?: string;
  readonly children?: ReactNode;
}

/** Covers content that is about to change; visible only if the wait lasts longer than 400 ms. */
export function LoadingOverlay({ isActive, label, scope = 'block', done, children }: LoadingOverlayProps) {
  return (
    <div className={css.frame}>
      <div aria-busy={isActive}>{children}</div>
      <div {...(done === undefined ? { role: 'status' } : { 'aria-hidden': true })}>
        {isActive && (
          <div className={css.veil({ scope })}>
            <p className={css.plate}>
              <Spinner />
              {label}
            </p>
          </div>
        )}
      </div>
      {done !== undefined && (
        <div role="status">
          <VisuallyHidden>{isActive ? '' : done}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
