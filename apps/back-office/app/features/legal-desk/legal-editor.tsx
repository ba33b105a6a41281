import { Button, Card, Columns, Field, Inline, Notice, Stack, Text, TextArea, TextInput } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { DayInput } from '../../forms/day-input.tsx';
import { legalCopy } from './legal.copy.es.ts';
import type { EditAnswer, LegalEditView } from './legal-edit.server.ts';
import { LineChanges } from './line-changes.tsx';

const { edit: copy } = legalCopy;

export interface LegalEditorProps {
  readonly view: LegalEditView;
  readonly formKey: string;
  readonly answer: EditAnswer | undefined;
}

/** Writes another version of a text, looks at it, and asks for it. */
export function LegalEditor({ view, formKey, answer }: LegalEditorProps) {
  const isBusy = useNavigation().state !== 'idle';
  const typed = answer?.values;
  return (
    <Card tone="flat" padding="m">
      <Form noValidate method="post" aria-label={view.title} preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="basedOn" value={view.basedOn} />
        <Stack space="s">
          <Field id="text" label={copy.text} hint={view.hint}>
            <TextArea name="text" rows={16} required maxLength={20_000} defaultValue={typed?.text ?? view.text} />
          </Field>
          {view.isRegistered && (
            <Field id="registration" label={copy.registration} hint={copy.registrationHint}>
              <TextInput
                name="registration"
                required
                maxLength={60}
                defaultValue={typed?.registration ?? view.registration ?? ''}
              />
            </Field>
          )}
          <Inline>
            <Button type="submit" name="intent" value="check" tone="secondary" isBusy={isBusy}>
              {copy.check}
            </Button>
          </Inline>
          <Columns count={2}>
            <Field id="note" label={copy.note}>
              <TextInput name="note" required maxLength={500} defaultValue={typed?.note} />
            </Field>
            <Field id="from" label={copy.from} note={copy.fromNote} hint={copy.fromHint}>
              <DayInput name="from" defaultValue={typed?.from} />
            </Field>
          </Columns>
          <Text tone="soft">{copy.effect}</Text>
          <Inline>
            <Button type="submit" name="intent" value="publish" isBusy={isBusy}>
              {copy.publish}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

/** Shows how the newest version would change, and what is wrong with the new wording. */
export const EditCheck = ({ checked }: { readonly checked: NonNullable<EditAnswer['checked']> }) => (
  <Stack space="s">
    {checked.faults.length > 0 ? (
      <Notice tone="danger" title={copy.faults}>
        <Stack space="xs">
          {checked.faults.map((words) => (
            <Text key={words}>{words}</Text>
          ))}
        </Stack>
      </Notice>
    ) : (
      <Notice tone="ok" title={copy.fine} />
    )}
    <LineChanges title={copy.checked} lines={checked.lines} />
  </Stack>
);
