import { getCaseDocument } from '@lender/contract';
import { StatusBadge, Text } from '@lender/ui';
import { Link, useNavigate } from '@lender/web/navigation';
import { useMemo } from 'react';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { useMay } from '../../shell/staff.tsx';
import { useChangedSearch } from '../../shell/use-changed-search.ts';
import { caseCopy } from './case.copy.es.ts';
import * as css from './case.css.ts';
import { PAGE_KEYS } from './case-keys.ts';
import type { DocumentView } from './document-view.ts';
import { Pane } from './pane.tsx';

const { documents: copy, panes } = caseCopy;

/** Draws the client's uploads, small; each opens large. */
export function DocumentsPane({ documents }: { readonly documents: readonly DocumentView[] }) {
  const may = useMay();
  const isTheirs = may(getCaseDocument);
  useLookKey(isTheirs ? documents[0]?.id : undefined);
  return (
    <Pane label={panes.documents} place="left">
      {!isTheirs && <Text tone="soft">{copy.notYours}</Text>}
      {isTheirs && documents.length === 0 && <Text tone="soft">{copy.none}</Text>}
      {isTheirs && documents.map((document) => <Thumb key={document.id} {...document} />)}
    </Pane>
  );
}

function Thumb({ id, name, src, uploaded, validity, isShowable, sameFile }: DocumentView) {
  const searchWith = useChangedSearch();
  return (
    <Link to={searchWith({ documento: id })} className={css.thumb} preventScrollReset>
      {isShowable && <img className={css.thumbImage} src={src} alt={name} />}
      <Text as="span" size="small" weight="bold">
        {name}
      </Text>
      <Text as="span" size="small" tone="soft">
        {uploaded}
      </Text>
      {validity && (
        <Text as="span" size="small" tone="soft">
          {validity}
        </Text>
      )}
      {sameFile.length > 0 && <StatusBadge tone="danger">{copy.duplicated}</StatusBadge>}
    </Link>
  );
}

function useLookKey(first: string | undefined): void {
  const navigate = useNavigate();
  const searchWith = useChangedSearch();
  useShortcuts(
    useMemo(() => {
      const look = () => {
        if (first !== undefined) navigate(searchWith({ documento: first }), { preventScrollReset: true });
      };
      return { [PAGE_KEYS.look]: look };
    }, [first, navigate, searchWith]),
  );
}
