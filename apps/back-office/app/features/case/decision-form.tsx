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
import { FormKey } from '@lender/web/forms';
import { useDraft } from '@lender/web/react';
import { Form, useNavigation } from '@remix-run/react';
import { caseCopy, type Verdict } from './case.copy.es.ts';
import type { CaseView } from './case-view.ts';
import type { DecisionProblems } from './decide.server.ts';
import { decisionDraft } from './decision-draft.ts';

const { confirm: copy } = caseCopy;

export interface DecisionFormProps {
  readonly verdict: Verdict;
  readonly subject: Pick<CaseView, 'id' | 'client' | 'asked'>;
  readonly formKey: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly fields?: DecisionProblems['fields'];
  /** What was typed before. */
  readonly typed?: { readonly note: string; readonly reason: string };
}

/** The last step of a decision: what it does, why, and a button that says so. */
export function DecisionForm({ verdict, subject, formKey, reasons, fields = {}, typed }: DecisionFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { form } = useDraft(decisionDraft(subject.id));
  const errors = Object.entries(fields).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <Form ref={form} method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="verdict" value={verdict} />
      <Stack space="s">
        <Heading level={2}>{verdict === 'aprobar' ? copy.aprobar.title(subject.asked) : copy.rechazar.title}</Heading>
        <Text>{copy[verdict].effect(subject.client)}</Text>
        <ErrorSummary title={errors.length === 1 ? copy.summary.one : copy.summary.other} errors={errors} />
        <Columns count={2}>
          {verdict === 'rechazar' && (
            <Field id="reason" label={copy.reason} hint={copy.reasonHint} error={fields.reason}>
              <Select
                // The link that opened the form is gone, and the focus with it.
                autoFocus
                name="reason"
                required
                placeholder={copy.chooseReason}
                options={reasons}
                defaultValue={typed?.reason}
              />
            </Field>
          )}
          <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
            <TextArea
              autoFocus={verdict === 'aprobar'}
              name="note"
              rows={2}
              required
              maxLength={500}
              defaultValue={typed?.note}
            />
          </Field>
        </Columns>
        <Inline space="s">
          <Button type="submit" tone={verdict === 'aprobar' ? 'primary' : 'danger'} isBusy={isBusy}>
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
