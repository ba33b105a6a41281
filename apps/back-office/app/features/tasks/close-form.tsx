import { Button, ErrorSummary, Field, Inline, LinkButton, Stack, TextArea } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { tasksCopy } from './tasks.copy.es.ts';

const { close: copy, problems } = tasksCopy;

export interface CloseFormProps {
  readonly id: string;
  readonly formKey: string;
  readonly listHref: string;
  readonly problem?: FormProblem<'note'>;
}

/** Shows the form for what was done about a task, which closes the task. */
export function CloseForm({ id, formKey, listHref, problem }: CloseFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields } = describeProblem(problems, problem);
  return (
    <Form method="post" aria-label={copy.title}>
      <FormKey value={formKey} />
      <input type="hidden" name="taskId" value={id} />
      <Stack space="s">
        <ErrorSummary title={copy.summary} errors={errors} />
        <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
          <TextArea autoFocus name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
        </Field>
        <Inline space="s">
          <Button type="submit" isBusy={isBusy}>
            {copy.submit}
          </Button>
          <LinkButton href={listHref} tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
