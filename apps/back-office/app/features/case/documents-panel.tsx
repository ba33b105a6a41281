import { getCaseDocument } from '@lender/contract';
import { Stack, Text, useHydrated } from '@lender/ui';
import { useMay } from '../../shell/staff.tsx';
import { caseCopy } from './case.copy.es.ts';
import type { DocumentView } from './document-view.ts';
import { Panel } from './panel.tsx';
import { Photo } from './photo.tsx';

const { documents: copy } = caseCopy;

/** The photos that the client uploaded. */
export function DocumentsPanel({ documents }: { readonly documents: readonly DocumentView[] }) {
  const isHydrated = useHydrated();
  const may = useMay();
  if (!may(getCaseDocument))
    return (
      <Panel title={copy.title}>
        <Text tone="soft">{copy.notYours}</Text>
      </Panel>
    );
  return (
    <Panel title={copy.title}>
      <Stack space="m">
        {documents.length === 0 && <Text tone="soft">{copy.none}</Text>}
        {documents.map((document) => (
          <Photo key={document.id} {...document} />
        ))}
        {isHydrated && documents.length > 0 && (
          <Text size="small" tone="soft">
            {copy.keys}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
