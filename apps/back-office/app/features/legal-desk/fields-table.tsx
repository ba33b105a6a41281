import { Disclosure, Stack, Table, type TableColumn } from '@lender/ui';
import { legalCopy } from './legal.copy.es.ts';
import type { LegalEditView } from './legal-edit.server.ts';

const { edit, list } = legalCopy;

/** Shows the fields that the server writes into a text: the required ones first, then the others. */
export const FieldTables = ({ rows }: { readonly rows: LegalEditView['fields'] }) => (
  <Stack space="m">
    <Fields title={edit.fields} rows={rows.filter(({ isRequired }) => isRequired)} />
    <Disclosure summary={edit.otherFields}>
      <Fields title={edit.otherFields} rows={rows.filter(({ isRequired }) => !isRequired)} isTitleHidden />
    </Disclosure>
  </Stack>
);

interface FieldsProps {
  readonly title: string;
  readonly rows: LegalEditView['fields'];
  readonly isTitleHidden?: boolean;
}

const Fields = ({ title, rows, isTitleHidden = false }: FieldsProps) => (
  <Table
    caption={title}
    isCaptionHidden={isTitleHidden}
    columns={FIELDS}
    rows={rows}
    rowKey={({ name }) => name}
    empty={list.empty}
  />
);

const FIELDS: readonly TableColumn<LegalEditView['fields'][number]>[] = [
  { id: 'name', header: edit.fieldColumns.name, isRowHeader: true, isOneLine: true, cell: ({ name }) => name },
  { id: 'says', header: edit.fieldColumns.says, cell: ({ says }) => says },
];
