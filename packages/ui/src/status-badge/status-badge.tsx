import type { Tone } from '../theme/tone.ts';
import { statusBadge } from './status-badge.css.ts';

export interface StatusBadgeProps {
  /** @default 'neutral' */
  readonly tone?: Tone;
  /** One or two words: they carry the meaning, the colour only underlines it. */
  readonly children: string;
}

/** The state something is in. */
export function StatusBadge({ tone = 'neutral', children }: StatusBadgeProps) {
  return <span className={statusBadge({ tone })}>{children}</span>;
}
