import { addClientNote } from '@lender/contract';
import { Button, Card, Field, Heading, Inline, Stack, Table, type TableColumn, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
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
          <CommandForm
            key={notes[0]?.id}
            aria-label={copy.title}
            preventScrollReset
            formKey={`${formKey}-note`}
            words={copy.problems}
            problem={problem}
            idPrefix="client-"
            refused={copy.refused}
            summary={copy.summary}
          >
            {({ field, input, isBusy }) => (
              <>
                <Field {...field('note')} label={copy.add} hint={copy.hint}>
                  <TextInput {...input('note')} required maxLength={500} />
                </Field>
                <Inline>
                  <Button type="submit" name="intent" value="note" tone="secondary" isBusy={isBusy}>
                    {copy.submit}
                  </Button>
                </Inline>
              </>
            )}
          </CommandForm>
        )}
      </Stack>
    </Card>
  );
}
