import { LinkProvider, SkipLink } from '@lender/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as css from './shell.css.ts';
import { SiteLink } from './site-link.tsx';
import type { Visitor } from './visitor.ts';

export interface ShellProps {
  readonly visitor: Visitor;
  /** The current year in Mexico City. */
  readonly year: number;
  readonly progressPercent?: number;
  readonly children: ReactNode;
}

/** Header, content and footer of every page. */
export function Shell({ visitor, year, progressPercent, children }: ShellProps) {
  const { t } = useTranslation('shell');
  return (
    <LinkProvider component={SiteLink}>
      <SkipLink targetId="main" label={t('skip')} />
      <div className={css.frame}>
        <Header visitor={visitor} progressPercent={progressPercent} />
        <main id="main" tabIndex={-1} className={css.content}>
          {children}
        </main>
        <Footer year={year} />
      </div>
    </LinkProvider>
  );
}
