import { Button, Card, ErrorSummary, Field, Heading, Select, Stack, TextInput } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { draftsCopy, startProblems } from './drafts.copy.es.ts';
import type { StartField } from './start-form.ts';

const { start: copy } = draftsCopy;

export interface StartPanelProps {
  /** The newest first. */
  readonly versions: readonly number[];
  readonly formKey: string;
  readonly problem: FormProblem<StartField> | undefined;
  /** Says for whom the note is, with an example. */
  readonly noteHint: string;
}

/** Begins a draft. */
export function StartPanel({ versions, formKey, problem, noteHint }: StartPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields } = describeProblem(startProblems, problem);
  const options = versions.map((version) => ({ value: String(version), label: draftsCopy.version(version) }));
  return (
    <Card tone="flat" padding="m">
      <Form noValidate method="post" aria-label={copy.title}>
        <FormKey value={formKey} />
        <Stack space="s" align="start">
          <Heading level={2} size="large">
            {copy.title}
          </Heading>
          <ErrorSummary title={draftsCopy.refused} errors={errors} />
          <Field id="basedOn" label={copy.basedOn} hint={copy.basedOnHint} error={fields.basedOn}>
            <Select name="basedOn" options={options} defaultValue={problem?.values.basedOn ?? options[0]?.value} />
          </Field>
          <Field id="note" label={copy.note} hint={noteHint} error={fields.note}>
            <TextInput name="note" required maxLength={200} defaultValue={problem?.values.note} />
          </Field>
          <Button type="submit" isBusy={isBusy}>
            {copy.submit}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
