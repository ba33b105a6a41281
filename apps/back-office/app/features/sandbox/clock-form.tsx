import { Button, ErrorSummary, Field, Heading, Inline, Stack, Text, TextInput } from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form, useNavigation } from '@remix-run/react';
import type { AdvanceField } from './advance-form.ts';
import type { ClockView } from './clock-view.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';

export interface ClockFormProps {
  readonly clock: ClockView;
  readonly formKey: string;
  readonly problem?: FormProblem<AdvanceField>;
}

/** Ways to move the clock: some days on, or to a date. Each names its day, so sending it twice moves it once. */
export function ClockForm({ clock, formKey, problem }: ClockFormProps) {
  const { fields, form: refused } = describeProblem(copy.problems, problem);
  const said = fields.businessDate ?? refused;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Stack space="m">
      <Heading level={2}>{copy.advance}</Heading>
      <Form method="post">
        <FormKey value={formKey} />
        <input type="hidden" name="from" value={clock.today} />
        <Inline space="s">
          {clock.steps.map(({ businessDate, label }) => (
            <Button
              key={businessDate}
              type="submit"
              name="businessDate"
              value={businessDate}
              tone="secondary"
              isBusy={isBusy}
            >
              {label}
            </Button>
          ))}
        </Inline>
      </Form>
      <Form method="post">
        <FormKey value={`${formKey}-date`} />
        <input type="hidden" name="from" value={clock.today} />
        <Stack space="s" align="start">
          <ErrorSummary title={copy.summary} errors={said ? [{ fieldId: 'businessDate', message: said }] : []} />
          <Field id="businessDate" label={copy.date} hint={copy.dateHint(clock.todayWords)} error={said}>
            <TextInput
              key={clock.today}
              type="date"
              name="businessDate"
              width="medium"
              min={clock.tomorrow}
              required
              defaultValue={clock.tomorrow}
            />
          </Field>
          <Button type="submit" isBusy={isBusy}>
            {copy.submit}
          </Button>
        </Stack>
      </Form>
      <Text size="small" tone="soft">
        {copy.warning}
      </Text>
    </Stack>
  );
}
