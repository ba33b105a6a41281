import { LinkProvider, SkipLink } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFocus } from './page-focus.tsx';
import { PageWait } from './page-wait.tsx';
import { SandboxBanner } from './sandbox-banner.tsx';
import * as css from './shell.css.ts';
import { SiteLink } from './site-link.tsx';
import type { Visitor } from './visitor.ts';

export interface ShellProps {
  readonly visitor: Visitor;
  /** The current year in Mexico City. */
  readonly year: number;
  readonly progressPercent?: number;
  /** True when the visitor skips the flow, and has to know it. */
  readonly isSandbox: boolean;
  readonly children: ReactNode;
}

/** Header, content and footer of every page. */
export function Shell({ visitor, year, progressPercent, isSandbox, children }: ShellProps) {
  const { t } = useTranslation('shell');
  return (
    <LinkProvider component={SiteLink}>
      <SkipLink targetId="main" label={t('skip')} />
      {/* Whoever films a page films no word of it, neither said nor typed. */}
      <div className={css.frame} data-hj-suppress="">
        {isSandbox && <SandboxBanner />}
        <Header visitor={visitor} progressPercent={progressPercent} />
        <main id="main" tabIndex={-1} className={css.content}>
          <PageWait>{children}</PageWait>
        </main>
        <PageFocus />
        <Footer year={year} />
      </div>
    </LinkProvider>
  );
}
