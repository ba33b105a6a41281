import { AML_OUTCOMES } from '@lender/lending';
import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  Notice,
  Select,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { alertsCopy } from './alerts.copy.es.ts';

const { closing: copy, summary, refused } = alertsCopy;
const outcomes = AML_OUTCOMES.map((value) => ({ value, label: copy.outcomes[value] }));

export interface ClosePanelProps {
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Dismisses an alert or states that it was reported. */
export function ClosePanel({ formKey, problem }: ClosePanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Card tone="flat" padding="m" labelledBy="close">
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="close" />
        <Stack space="s">
          <Heading level={2} size="large" id="close">
            {copy.title}
          </Heading>
          <Text>{copy.lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Inline space="m" align="end">
            <Field id="outcome" label={copy.outcome} error={fields.outcome}>
              <Select
                name="outcome"
                placeholder={copy.choose}
                options={outcomes}
                required
                defaultValue={problem?.values.outcome}
              />
            </Field>
            <Field id="folio" label={copy.folio} hint={copy.folioHint} error={fields.folio}>
              <TextInput name="folio" width="medium" maxLength={40} defaultValue={problem?.values.folio} />
            </Field>
          </Inline>
          <Field id="note" label={copy.note} error={fields.note}>
            <TextArea name="note" rows={3} required maxLength={500} defaultValue={problem?.values.note} />
          </Field>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
