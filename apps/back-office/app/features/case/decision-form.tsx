import {
  Button,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Select,
  Stack,
  Text,
  TextArea,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { useDraft } from '@lender/web/react';
import { Form, useNavigation } from '@remix-run/react';
import type { CaseView } from './case-view.ts';
import { decisionCopy } from './decision.copy.es.ts';
import { decisionDraft } from './decision-draft.ts';
import type { DecisionField } from './decision-forms.ts';
import type { Verdict } from './verdict.ts';

const { confirm: copy, problems } = decisionCopy;

export interface DecisionFormProps {
  readonly verdict: Verdict;
  readonly subject: Pick<CaseView, 'id' | 'client' | 'asked'>;
  readonly formKey: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly problem?: FormProblem<DecisionField>;
}

/** The last step of a decision: what it does, why, and a button that says so. */
export function DecisionForm({ verdict, subject, formKey, reasons, problem }: DecisionFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { form } = useDraft(decisionDraft(subject.id));
  const { errors, fields } = describeProblem(problems, problem);
  return (
    <Form ref={form} method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="verdict" value={verdict} />
      <Stack space="s">
        <Heading level={2}>{verdict === 'approve' ? copy.approve.title(subject.asked) : copy.reject.title}</Heading>
        <Text>{copy[verdict].effect(subject.client)}</Text>
        <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
        <Columns count={2}>
          {verdict === 'reject' && (
            <Field id="reason" label={copy.reason} hint={copy.reasonHint} error={fields.reason}>
              <Select
                // The link that opened the form is gone, and the focus with it.
                autoFocus
                name="reason"
                required
                placeholder={copy.chooseReason}
                options={reasons}
                defaultValue={problem?.values.reason}
              />
            </Field>
          )}
          <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
            <TextArea
              autoFocus={verdict === 'approve'}
              name="note"
              rows={2}
              required
              maxLength={500}
              defaultValue={problem?.values.note}
            />
          </Field>
        </Columns>
        <Inline space="s">
          <Button type="submit" tone={verdict === 'approve' ? 'primary' : 'danger'} isBusy={isBusy}>
            {copy[verdict].submit}
          </Button>
          <LinkButton href="?" tone="quiet">
            {copy.cancel}
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}
