import { Button, Table, VisuallyHidden } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import type { CandidateRow } from './line.server.ts';
import { statementsCopy } from './statements.copy.es.ts';

const { one: copy } = statementsCopy;

export interface CandidatesFormProps {
  readonly candidates: readonly CandidateRow[];
  readonly formKey: string;
  readonly mayChoose: boolean;
}

/** Shows the entries in the books with the same amount; one button says that a line is that entry. */
export function CandidatesForm({ candidates, formKey, mayChoose }: CandidatesFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value="candidate" />
      <Table
        caption={copy.candidates}
        columns={[
          { id: 'kind', header: copy.candidate, isRowHeader: true, cell: ({ kind }) => kind },
          { id: 'name', header: copy.name, cell: ({ name }) => name },
          { id: 'date', header: copy.day, isOneLine: true, cell: ({ date }) => date },
          ...(mayChoose
            ? [
                {
                  id: 'choose',
                  header: copy.choose,
                  cell: ({ ref, kind, name }: CandidateRow) => (
                    <Button type="submit" name="ref" value={ref} tone="secondary" size="small" isBusy={isBusy}>
                      {copy.choose}
                      <VisuallyHidden>{copy.chooseOf(kind, name)}</VisuallyHidden>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        rows={candidates}
        rowKey={({ ref }) => ref}
        empty={copy.noCandidates}
      />
    </Form>
  );
}
