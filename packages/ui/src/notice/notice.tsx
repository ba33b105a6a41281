import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { Tone } from '../theme/tone.ts';
import { toneIcons } from '../theme/tone-icons.ts';
import * as css from './notice.css.ts';

export interface NoticeProps {
  /** @default 'info' */
  readonly tone?: Tone;
  readonly title?: ReactNode;
  /** A button or a link to what can be done. */
  readonly action?: ReactNode;
  /** Read aloud when it appears: `status` waits its turn, `alert` interrupts. Nothing for what was there from the start. */
  readonly role?: 'status' | 'alert';
  readonly children?: ReactNode;
}

/** Something worth knowing, where it matters: stays until it is no longer true. */
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
