import {
  Button,
  Card,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { alertsPath } from './alert-query.ts';
import { alertsCopy } from './alerts.copy.es.ts';
import type { ThresholdsView } from './alerts.server.ts';

const { thresholds: copy, summary, refused, cancel } = alertsCopy;
const FIELDS = ['cash', 'splitPayments', 'splitDays', 'split', 'payoffPercent', 'sharedClients'] as const;

export interface ThresholdsPanelProps {
  readonly thresholds: ThresholdsView;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Shows the current thresholds, and a form to ask for others. */
export function ThresholdsPanel({ thresholds: { lead, values }, formKey, problem }: ThresholdsPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  return (
    <Card tone="flat" padding="m" labelledBy="thresholds">
      <Form method="post">
        <FormKey value={formKey} />
        <Stack space="s">
          <Heading level={2} size="large" id="thresholds">
            {copy.title}
          </Heading>
          <Text>{lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Columns count={3} space="m">
            {FIELDS.map((name) => (
              <Field key={name} id={name} label={copy.fields[name]} error={fields[name]}>
                <TextInput
                  name={name}
                  inputMode="decimal"
                  required
                  defaultValue={problem?.values[name] ?? values[name]}
                />
              </Field>
            ))}
          </Columns>
          <Field id="note" label={copy.fields.note} error={fields.note}>
            <TextInput name="note" required maxLength={500} defaultValue={problem?.values.note} />
          </Field>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
            <LinkButton href={alertsPath()} tone="quiet">
              {cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
