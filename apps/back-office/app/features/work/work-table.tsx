import { Button, LinkButton, StatusBadge, Table, type TableColumn, TextLink } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { workCopy as copy } from './work.copy.es.ts';
import { KIND_FIELD } from './work-keys.ts';
import type { WorkLine } from './work-lines.ts';

const { columns } = copy.lines;

/** Shows what waits for the user, each kind of work with the one step that begins it. */
export function WorkTable({ lines, formKey }: { readonly lines: readonly WorkLine[]; readonly formKey: string }) {
  return (
    <Table
      caption={copy.lines.title}
      isCaptionHidden
      columns={[...FACTS, begin(formKey)]}
      rows={lines}
      rowKey={({ kind }) => kind}
      empty={copy.lines.empty}
    />
  );
}

const FACTS: readonly TableColumn<WorkLine>[] = [
  {
    id: 'what',
    header: columns.what,
    isRowHeader: true,
    cell: ({ href, label }) => (
      <TextLink href={href} data-row-link="">
        {label}
      </TextLink>
    ),
  },
  { id: 'waiting', header: columns.waiting, align: 'end', cell: ({ waiting }) => waiting },
  {
    id: 'overdue',
    header: columns.overdue,
    cell: ({ overdue }) => overdue && <StatusBadge tone="danger">{overdue}</StatusBadge>,
  },
  { id: 'due', header: columns.due, isOneLine: true, cell: ({ due }) => due },
  { id: 'key', header: columns.key, cell: ({ key }) => key },
];

const begin = (formKey: string): TableColumn<WorkLine> => ({
  id: 'begin',
  header: columns.begin,
  cell: ({ kind, label, beginHref, key }) =>
    beginHref === null ? (
      <TakeForm kind={kind} formKey={`${formKey}-${kind}`} shortcut={key} />
    ) : (
      <LinkButton
        href={beginHref}
        tone="secondary"
        size="small"
        data-begin={key || undefined}
        aria-keyshortcuts={key || undefined}
        aria-label={copy.lines.beginWith(label)}
      >
        {copy.lines.begin}
      </LinkButton>
    ),
});

interface TakeFormProps extends Pick<WorkLine, 'kind'> {
  readonly formKey: string;
  readonly shortcut: string;
}

/** Takes the case that waits longest and opens it. */
function TakeForm({ kind, formKey, shortcut }: TakeFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post">
      <FormKey value={formKey} />
      <input type="hidden" name={KIND_FIELD} value={kind} />
      <Button
        type="submit"
        tone="secondary"
        size="small"
        isBusy={isBusy}
        data-begin={shortcut || undefined}
        aria-keyshortcuts={shortcut || undefined}
      >
        {copy.takeNext}
      </Button>
    </Form>
  );
}
