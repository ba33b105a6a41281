import { askForDocuments } from '@lender/contract';
import { Inline, LinkButton, Notice, TextLink } from '@lender/ui';
import { useNavigate } from '@lender/web/navigation';
import { useMemo } from 'react';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { useMay } from '../../shell/staff.tsx';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { caseCopy } from './case.copy.es.ts';
import { PAGE_KEYS } from './case-keys.ts';
import type { CaseView } from './case-view.ts';
import type { DocumentView } from './document-view.ts';
import { type Ways, waysFrom } from './photo/viewer-ways.ts';
import { ViewedPhoto } from './viewed-photo.tsx';
import * as css from './viewer.css.ts';

const { documents: copy } = caseCopy;

export interface ViewerProps {
  readonly documents: readonly DocumentView[];
  readonly shown: DocumentView;
  /** Document beside it. */
  readonly beside?: DocumentView;
  readonly acts: CaseView['acts'];
}

/** Shows one document over the whole middle of the page, or two side by side. */
export function Viewer({ documents, shown, beside, acts }: ViewerProps) {
  const searchWith = useChangedSearch();
  const may = useMay();
  const ways = waysFrom({ documents, shown, beside }, searchWith);
  useViewerKeys(ways);
  const mayAsk = shown.askable !== undefined && acts.includes('ask') && may(askForDocuments);
  return (
    <section className={css.viewer} aria-label={copy.viewer(shown.name)}>
      <Inline space="s" justify="between">
        <Inline space="xs">
          <LinkButton href={ways.close} tone="secondary" size="small" icon="left">
            {copy.close}
          </LinkButton>
          {ways.previous && <TextLink href={ways.previous}>{copy.previous}</TextLink>}
          {ways.next && <TextLink href={ways.next}>{copy.next}</TextLink>}
          <TextLink href={ways.compare}>{beside ? copy.alone : copy.compare}</TextLink>
        </Inline>
        {mayAsk && shown.askable && (
          <LinkButton href={searchWith({ decidir: 'ask', pedir: shown.askable })} tone="secondary" size="small">
            {copy.askAgain(shown.name)}
          </LinkButton>
        )}
      </Inline>
      {shown.sameFile.length > 0 && <SameFile {...shown} />}
      <div className={css.photos}>
        <ViewedPhoto key={shown.id} {...shown} hasKeys />
        {beside && <ViewedPhoto key={beside.id} {...beside} hasKeys={false} />}
      </div>
    </section>
  );
}

function SameFile({ sameFile }: Pick<DocumentView, 'sameFile'>) {
  return (
    <Notice tone="danger" title={copy.sameFile(sameFile.length)}>
      <Inline space="s">
        {sameFile.map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </Inline>
    </Notice>
  );
}

function useViewerKeys({ close, compare, previous, next }: Ways): void {
  const navigate = useNavigate();
  useShortcuts(
    useMemo(() => {
      const to = (href: string | undefined) => () => href && navigate(href, { preventScrollReset: true });
      return {
        [PAGE_KEYS.close]: to(close),
        [PAGE_KEYS.compare]: to(compare),
        [PAGE_KEYS.previous]: to(previous),
        [PAGE_KEYS.next]: to(next),
      };
    }, [navigate, close, compare, previous, next]),
  );
}
