import type { ReactNode } from 'react';
import { TextLink } from '../link/text-link.tsx';
import { Heading } from '../text/heading.tsx';
import * as css from './page-header.css.ts';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Size of the title; `display` for a page that has to win a visitor over. @default 'title' */
  readonly size?: 'title' | 'display';
  /** A few words above the title. */
  readonly eyebrow?: ReactNode;
  /** One sentence under it. */
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  /** Actions at the far end on wide screens. */
  readonly actions?: ReactNode;
}

/** The top of a page: its one `h1`, and what it is about. */
export function PageHeader({ title, size = 'title', eyebrow, lead, back, actions }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        {back && (
          <TextLink href={back.href} place="alone" icon="left">
            {back.label}
          </TextLink>
        )}
        {eyebrow && <div className={css.eyebrow}>{eyebrow}</div>}
        <Heading level={1} size={size}>
          {title}
        </Heading>
        {lead && <div className={css.lead}>{lead}</div>}
      </div>
      {actions && <div>{actions}</div>}
    </header>
  );
}
