import { addClientNote } from '@lender/contract';
import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  Notice,
  Stack,
  Table,
  type TableColumn,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { clientCopy } from './client.copy.es.ts';
import type { ClientView } from './client-view.ts';

const { notes: copy } = clientCopy;

export interface NotesCardProps {
  readonly notes: ClientView['notes'];
  readonly formKey: string;
  readonly problem: FormProblem<'note'> | undefined;
}

type Note = ClientView['notes'][number];

const columns: readonly TableColumn<Note>[] = [
  { id: 'when', header: copy.when, isOneLine: true, cell: ({ when }) => when },
  { id: 'who', header: copy.who, isOneLine: true, cell: ({ who }) => who },
  { id: 'note', header: copy.text, isRowHeader: true, cell: ({ note }) => note },
];

/** Draws the notes of staff about a client, and a form for more. A note is never changed. */
export function NotesCard({ notes, formKey, problem }: NotesCardProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Card tone="flat" padding="m">
      <Stack space="s">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        {notes.length > 0 && (
          <Table caption={copy.title} isCaptionHidden columns={columns} rows={notes} rowKey={({ id }) => id} empty="" />
        )}
        {useMay()(addClientNote) && (
          <Form method="post" aria-label={copy.title} preventScrollReset key={notes[0]?.id}>
            <FormKey value={`${formKey}-note`} />
            <Stack space="s">
              {form && (
                <Notice tone="danger" role="alert" title={copy.refused}>
                  {form}
                </Notice>
              )}
              <ErrorSummary title={copy.summary} errors={errors} />
              <Field id="client-note" label={copy.add} hint={copy.hint} error={fields.note}>
                <TextInput name="note" required maxLength={500} defaultValue={problem?.values.note} />
              </Field>
              <Inline>
                <Button type="submit" name="intent" value="note" tone="secondary" isBusy={isBusy}>
                  {copy.submit}
                </Button>
              </Inline>
            </Stack>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
