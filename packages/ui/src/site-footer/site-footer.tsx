import type { ReactNode } from 'react';
import { Columns } from '../layout/columns.tsx';
import { Container } from '../layout/container.tsx';
import * as css from './site-footer.css.ts';

export interface FooterGroup {
  /** Unique in the footer. */
  readonly title: string;
  readonly content: ReactNode;
}

export interface SiteFooterProps {
  readonly groups: readonly FooterGroup[];
  /** Under the groups: registrations and authorities, in full width. */
  readonly legal?: ReactNode;
  /** The last line: year and company. */
  readonly note: ReactNode;
  /** Beside the last line: social links. */
  readonly aside?: ReactNode;
}

/** The bottom of every page: whom to call, when, and who we are. */
export function SiteFooter({ groups, legal, note, aside }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <Container>
        <Columns count={groups.length === 3 ? 3 : 4} space="m">
          {groups.map(({ title, content }) => (
            <div key={title} className={css.group}>
              <h2 className={css.title}>{title}</h2>
              {content}
            </div>
          ))}
        </Columns>
        {legal && <div className={css.legal}>{legal}</div>}
        <div className={css.bottom}>
          <div>{note}</div>
          {aside}
        </div>
      </Container>
    </footer>
  );
}
