import { Button, ErrorSummary, Stack } from '@lender/ui';
import { FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import type { ReactNode } from 'react';
import type { ADVANCE_WAYS, AdvanceField } from './advance-form.ts';
import type { ClockView } from './clock-view.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';

/** Props of each form that moves the clock. */
export interface WayProps {
  readonly clock: ClockView;
  readonly formKey: string;
  readonly problem: FormProblem<AdvanceField> | undefined;
  readonly isBusy: boolean;
}

export interface WayFormProps extends Pick<WayProps, 'clock' | 'formKey' | 'isBusy'> {
  readonly way: keyof typeof ADVANCE_WAYS;
  /** Field at which the refusal is shown; `said` is its sentence. */
  readonly fieldId: AdvanceField;
  readonly said: string | undefined;
  readonly submit: string;
  readonly children: ReactNode;
}

/** Form for one way to move the clock, with its button. */
export function WayForm({ clock, formKey, isBusy, way, fieldId, said, submit, children }: WayFormProps) {
  return (
    <Form noValidate method="post">
      <FormKey value={formKey} />
      <input type="hidden" name="from" value={clock.today} />
      <input type="hidden" name="way" value={way} />
      <Stack space="s" align="start">
        <ErrorSummary title={copy.summary} errors={said ? [{ fieldId, message: said }] : []} />
        {children}
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
