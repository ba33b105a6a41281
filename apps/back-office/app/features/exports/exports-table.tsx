import { Button, Inline, StatusBadge, Table, type TableColumn, VisuallyHidden } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { exportsCopy as copy } from './exports.copy.es.ts';
import type { ExportView } from './exports.server.ts';

const columns: readonly TableColumn<ExportView>[] = [
  { id: 'askedAt', header: copy.columns.askedAt, isRowHeader: true, isOneLine: true, cell: ({ askedAt }) => askedAt },
  { id: 'source', header: copy.columns.source, cell: ({ source }) => source },
  { id: 'days', header: copy.columns.days, isOneLine: true, cell: ({ days }) => days },
  { id: 'askedBy', header: copy.columns.askedBy, cell: ({ askedBy }) => askedBy },
  {
    id: 'state',
    header: copy.columns.state,
    isOneLine: true,
    cell: ({ state }) => <StatusBadge tone={state.tone}>{state.label}</StatusBadge>,
  },
  { id: 'size', header: copy.columns.size, align: 'end', isOneLine: true, cell: ({ size }) => size },
  { id: 'expiresAt', header: copy.columns.expiresAt, isOneLine: true, cell: ({ expiresAt }) => expiresAt },
  { id: 'actions', header: copy.columns.actions, isOneLine: true, cell: (file) => <Intents {...file} /> },
];

/** Table of requested files, the newest first. */
export const ExportsTable = ({ files }: { readonly files: readonly ExportView[] }) => (
  <Table
    caption={copy.title}
    isCaptionHidden
    columns={columns}
    rows={files}
    rowKey={({ id }) => id}
    empty={copy.empty}
  />
);

function Intents({ id, fileHref, mayCancel, source, askedAt }: ExportView) {
  const isBusy = useNavigation().state !== 'idle';
  const which = <VisuallyHidden>{` ${copy.ofWhich(source, askedAt)}`}</VisuallyHidden>;
  return (
    <Inline space="s" align="baseline">
      {fileHref && (
        // A file is not a page: the browser fetches it, not the router.
        <a href={fileHref} download>
          {copy.download}
          {which}
        </a>
      )}
      {mayCancel && (
        <Form noValidate method="post" preventScrollReset>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="exportId" value={id} />
          <Button type="submit" tone="quiet" size="small" isBusy={isBusy}>
            {copy.cancel}
            {which}
          </Button>
        </Form>
      )}
    </Inline>
  );
}
