import type { ReactNode } from 'react';
import { amount } from './text.css.ts';

export interface AmountProps {
  /** @default 'body' */
  readonly size?: 'body' | 'large' | 'display';
  /** Formatted amount: `$4788.80`. */
  readonly children: ReactNode;
}

/** A sum of money: bold, never broken over two lines, digits of one width so that columns line up. */
export function Amount({ size = 'body', children }: AmountProps) {
  return <span className={amount({ size })}>{children}</span>;
}
