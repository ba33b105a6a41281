import type { Tone } from '../theme/tone.ts';
import { statusBadge } from './status-badge.css.ts';

export interface StatusBadgeProps {
  /** @default 'neutral' */
  readonly tone?: Tone;
  /** One or two words: they carry the meaning, the colour only emphasises it. */
  readonly children: string;
}

/** State of an item, as a badge. */
export function StatusBadge({ tone = 'neutral', children }: StatusBadgeProps) {
  return <span className={statusBadge({ tone })}>{children}</span>;
}
