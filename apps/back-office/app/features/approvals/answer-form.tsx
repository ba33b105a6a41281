import { Button, ErrorSummary, Field, Heading, Inline, LinkButton, Stack, Text, TextArea } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import type { ApprovalAnswer } from './answer.ts';
import { approvalsCopy } from './approvals.copy.es.ts';

const { confirm: copy, problems } = approvalsCopy;

export interface AnswerFormProps {
  readonly id: string;
  readonly answer: ApprovalAnswer;
  readonly formKey: string;
  readonly listHref: string;
  readonly problem?: FormProblem<'note'>;
}

/** Last step of an answer: its effect, a note, and a button that names the action. */
export function AnswerForm({ id, answer, formKey, listHref, problem }: AnswerFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields } = describeProblem(problems, problem);
  const words = copy[answer];
  return (
    <Form method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="approvalId" value={id} />
      <input type="hidden" name="answer" value={answer} />
      <Stack space="s">
        <Heading level={3}>{words.title}</Heading>
        <Text>{words.effect}</Text>
        <ErrorSummary title={copy.summary} errors={errors} />
        <Field id="note" label={words.note} hint={copy.noteHint} error={fields.note}>
          <TextArea
            autoFocus
            name="note"
            rows={2}
            required={answer === 'reject'}
            maxLength={500}
            defaultValue={problem?.values.note}
          />
        </Field>
        <Inline space="s">
          <Button type="submit" tone={answer === 'approve' ? 'primary' : 'danger'} isBusy={isBusy}>
            {words.submit}
          </Button>
          <LinkButton href={listHref} tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
