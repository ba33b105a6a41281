import { Button, Card, ErrorSummary, Field, Heading, Inline, Notice, Stack, Text, TextInput } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { regulatorCopy } from './regulator.copy.es.ts';
import type { PackView } from './regulator.server.ts';

const { ask: copy, summary } = regulatorCopy;

export interface PackPanelProps {
  readonly pack: Pick<PackView, 'monthName' | 'from' | 'to'>;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Requests the pack of the shown month. */
export function PackPanel({ pack: { monthName, from, to }, formKey, problem }: PackPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(regulatorCopy.problems, problem);
  return (
    <Card tone="flat" padding="m" labelledBy="ask">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={to} />
        <Stack space="s">
          <Heading level={2} size="large" id="ask">
            {copy.title(monthName)}
          </Heading>
          <Text>{copy.lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={copy.refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Inline space="m" align="end">
            <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
              <TextInput name="note" required maxLength={500} defaultValue={problem?.values.note} />
            </Field>
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
