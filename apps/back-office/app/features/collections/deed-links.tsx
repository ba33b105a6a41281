import { holdLoan } from '@lender/contract';
import { Inline, LinkButton } from '@lender/ui';
import { screenPath } from '../../screens.ts';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import { COLLECTION_DEEDS, type CollectionDeed } from './collection-deed.ts';
import { COLLECTION_FORMS } from './collection-forms.ts';
import type { CollectionView } from './collection-view.ts';

/** Tells whether an action is drawn for a loan; the server decides. */
const isOffered = (deed: CollectionDeed, { isStopped }: CollectionView): boolean =>
  deed === 'allow' ? isStopped : deed !== 'stop' || !isStopped;

/** The ways to the forms. */
export function DeedLinks({ view }: { readonly view: CollectionView }) {
  const may = useMay();
  const path = screenPath('collection', { id: view.id });
  return (
    <Inline space="s">
      {COLLECTION_DEEDS.filter((deed) => may(COLLECTION_FORMS[deed].endpoint) && isOffered(deed, view)).map((deed) => (
        <LinkButton key={deed} href={withParameter(path, 'accion', deed)} tone="secondary" size="small">
          {copy.deeds[deed]}
        </LinkButton>
      ))}
      {may(holdLoan) && (
        <LinkButton href={view.holdHref} tone="quiet" size="small">
          {copy.hold}
        </LinkButton>
      )}
    </Inline>
  );
}
