import type { ReactNode } from 'react';
import { text } from './text.css.ts';

export interface TextProps {
  /** @default 'body' */
  readonly size?: 'small' | 'body' | 'large';
  /** @default 'ink' */
  readonly tone?: 'ink' | 'soft' | 'danger' | 'ok' | 'accent';
  /** @default 'normal' */
  readonly weight?: 'normal' | 'bold';
  /** @default 'p' */
  readonly as?: 'p' | 'span' | 'div' | 'li' | 'strong';
  /** Language, where it is not the page's. */
  readonly lang?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Running text. */
export function Text({ size = 'body', tone = 'ink', weight = 'normal', as: Tag = 'p', ...rest }: TextProps) {
  return <Tag {...rest} className={text({ size, tone, weight })} />;
}
