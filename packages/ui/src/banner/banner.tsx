import type { ReactNode } from 'react';
import { banner } from './banner.css.ts';

export interface BannerProps {
  /** @default 'warn' */
  readonly tone?: 'info' | 'warn' | 'danger';
  /** Language, where it is not the page's. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** Notice for the whole site, above everything: the sandbox, an outage. */
export function Banner({ tone = 'warn', lang, children }: BannerProps) {
  return (
    <aside className={banner({ tone })} lang={lang}>
      {children}
    </aside>
  );
}
