import { Inline, PageHeader, TabLinks } from '@lender/ui';
import type { ReactNode } from 'react';
import { screenPath } from '../../screens.ts';
import { developersCopy as copy } from './developers.copy.es.ts';
import { DEVELOPERS_TABS, type DevelopersTab, developersPath } from './developers-paths.ts';

export interface DevelopersFrameProps {
  readonly tab: DevelopersTab;
  readonly action?: ReactNode;
}

/** Top of each part of the page, with the links to the others. */
export const DevelopersFrame = ({ tab, action }: DevelopersFrameProps) => (
  <>
    <PageHeader
      title={copy.title}
      lead={copy.lead}
      actions={
        <Inline space="m" align="center">
          {/* A file is no page: the browser fetches it, not the router. */}
          <a href={screenPath('openApi', {})} download>
            {copy.openApi}
          </a>
          {action}
        </Inline>
      }
    />
    <TabLinks
      label={copy.tabs.label}
      links={DEVELOPERS_TABS.map((one) => ({
        href: developersPath(one),
        label: copy.tabs[one],
        isCurrent: one === tab,
      }))}
    />
  </>
);
