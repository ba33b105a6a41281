import { TabLinks } from '@lender/ui';
import { useNavigate } from '@lender/web/navigation';
import { useMemo } from 'react';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { caseCopy } from './case.copy.es.ts';
import { PAGE_KEYS } from './case-keys.ts';
import type { CaseTab } from './case-tabs.ts';

export interface CaseTabLinksProps {
  readonly tabs: readonly CaseTab[];
  readonly current: CaseTab;
}

/** Links to the parts of the case that are not empty. */
export function CaseTabLinks({ tabs, current }: CaseTabLinksProps) {
  const searchWith = useChangedSearch();
  useTabKeys({ tabs, current });
  return (
    <TabLinks
      label={caseCopy.panes.parts}
      links={tabs.map((tab) => ({
        href: searchWith({ ver: tab }),
        label: caseCopy.tabs[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}

function useTabKeys({ tabs, current }: CaseTabLinksProps): void {
  const navigate = useNavigate();
  const searchWith = useChangedSearch();
  useShortcuts(
    useMemo(() => {
      const move = (step: 1 | -1) => () => {
        const tab = tabs[tabs.indexOf(current) + step];
        if (tab) navigate(searchWith({ ver: tab }), { preventScrollReset: true });
      };
      return { [PAGE_KEYS.next]: move(1), [PAGE_KEYS.previous]: move(-1) };
    }, [tabs, current, navigate, searchWith]),
  );
}
