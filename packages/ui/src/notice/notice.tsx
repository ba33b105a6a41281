import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../theme/tone.ts';
import { toneIcons } from '../theme/tone-icons.ts';
import * as css from './notice.css.ts';

export interface NoticeProps {
  /** @default 'info' */
  readonly tone?: Tone;
  readonly title?: ReactNode;
  /** A button or a link for the action to take. */
  readonly action?: ReactNode;
  /**
   * Read aloud when it appears: `status` waits its turn, `alert` interrupts. None for a notice present from the start.
   */
  readonly role?: 'status' | 'alert';
  readonly children?: ReactNode;
}

/** Information shown where it matters, for as long as it is true. */
export function Notice({ tone = 'info', title, action, role, children }: NoticeProps) {
  return (
    <div className={css.notice({ tone })} role={role}>
      <span className={css.icon({ tone })}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={css.body}>
        {title && <div className={css.title}>{title}</div>}
        {children && <div>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
