import {
  Button,
  Disclosure,
  FileInput,
  Inline,
  Notice,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { matchFileCopy as copy } from './match-file.copy.es.ts';
import type { FileResult } from './match-file.server.ts';

export interface MatchFileFormProps {
  readonly formKey: string;
  readonly result: FileResult | undefined;
}

/** Form that matches many deposits by a file, and the result of each line. */
export function MatchFileForm({ formKey, result }: MatchFileFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Stack space="s">
      {result && <Result result={result} />}
      <Disclosure summary={copy.title}>
        <Form noValidate method="post" encType="multipart/form-data" preventScrollReset>
          <FormKey value={formKey} />
          <input type="hidden" name="intent" value="file" />
          <Stack space="s">
            <Text tone="soft">{copy.lead}</Text>
            <FileInput
              id="file"
              name="file"
              legend={copy.file}
              accept=".csv,text/csv"
              chooseLabel={copy.choose}
              dropHint={copy.drop}
              chosenLabel={({ name, size }) => copy.chosen(name, Math.ceil(size / 1024))}
            />
            <Inline>
              <Button type="submit" size="small" isBusy={isBusy}>
                {copy.submit}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Disclosure>
    </Stack>
  );
}

type Row = Extract<FileResult, { readonly rows: unknown }>['rows'][number];

const Result = ({ result }: { readonly result: FileResult }) =>
  'refused' in result ? (
    <Notice tone="danger" role="alert" title={copy.refused}>
      {result.refused}
    </Notice>
  ) : (
    <>
      <Notice tone="ok" role="status" title={result.sentence} />
      <Table caption={copy.title} columns={columns} rows={result.rows} rowKey={({ line }) => line} empty={copy.empty} />
    </>
  );

const columns: readonly TableColumn<Row>[] = [
  { id: 'line', header: copy.columns.line, align: 'end', cell: ({ line }) => line },
  { id: 'key', header: copy.columns.key, isRowHeader: true, cell: ({ key }) => key },
  { id: 'number', header: copy.columns.number, cell: ({ number }) => number },
  {
    id: 'outcome',
    header: copy.columns.outcome,
    cell: ({ outcome, isDone }) => <StatusBadge tone={isDone ? 'ok' : 'warn'}>{outcome}</StatusBadge>,
  },
];
