import { holdLoan } from '@lender/contract';
import { Inline, LinkButton } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { collectionCopy as copy } from './collection.copy.es.ts';
import { COLLECTION_FORMS } from './collection-forms.ts';
import { COLLECTION_INTENTS, type CollectionIntent } from './collection-intent.ts';
import type { CollectionView } from './collection-view.ts';

/** Tells whether an action is drawn for a loan; the server decides. */
const isOffered = (intent: CollectionIntent, { isStopped, promise }: CollectionView): boolean => {
  if (intent === 'promise') return promise !== null;
  return intent === 'allow' ? isStopped : intent !== 'stop' || !isStopped;
};

/** Links to the forms. */
export function ActionLinks({ view }: { readonly view: CollectionView }) {
  const may = useMay();
  return (
    <Inline space="s">
      {COLLECTION_INTENTS.filter((intent) => may(COLLECTION_FORMS[intent].endpoint) && isOffered(intent, view)).map(
        (intent) => (
          <LinkButton key={intent} href={withParameter(view.path, 'accion', intent)} tone="secondary" size="small">
            {copy.actions[intent]}
          </LinkButton>
        ),
      )}
      {may(holdLoan) && (
        <LinkButton href={view.holdHref} tone="quiet" size="small">
          {copy.hold}
        </LinkButton>
      )}
    </Inline>
  );
}
