import { Button, Heading, Inline, Stack, Text } from '@lender/ui';
import { FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import type { AdvanceField } from './advance-form.ts';
import type { ClockView } from './clock-view.ts';
import { DateForm } from './date-form.tsx';
import { DueForm } from './due-form.tsx';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';
import { SpanForm } from './span-form.tsx';

export interface ClockFormProps {
  readonly clock: ClockView;
  readonly formKey: string;
  readonly problem?: FormProblem<AdvanceField>;
}

/**
 * Shows the forms that move the clock: by some days, to a date, to the due date of a loan, or by any span. A form that
 * names its day is harmless when it is sent twice; every form has a key of its own besides.
 */
export function ClockForm({ clock, formKey, problem }: ClockFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Stack space="m">
      <Heading level={2}>{copy.advance}</Heading>
      <Form noValidate method="post">
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
      <DateForm clock={clock} formKey={`${formKey}-date`} problem={problem} isBusy={isBusy} />
      <DueForm clock={clock} formKey={`${formKey}-due`} problem={problem} isBusy={isBusy} />
      <SpanForm clock={clock} formKey={`${formKey}-span`} problem={problem} isBusy={isBusy} />
      <Text size="small" tone="soft">
        {copy.warning}
      </Text>
    </Stack>
  );
}
