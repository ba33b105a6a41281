import { Field, TextInput } from '@lender/ui';
import { ADVANCE_WAYS } from './advance-form.ts';
import { saidOf } from './said-of.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';
import { WayForm, type WayProps } from './way-form.tsx';

/** Shows the form that moves the clock to the due date of a loan. */
export function DueForm({ problem, ...form }: WayProps) {
  const at = { way: ADVANCE_WAYS.due, fieldId: 'dueDateOf' } as const;
  const said = saidOf(problem, at);
  return (
    <WayForm {...form} {...at} said={said} submit={copy.due.submit}>
      <Field id="dueDateOf" label={copy.due.loan} hint={copy.due.hint} error={said}>
        <TextInput
          type="text"
          name="dueDateOf"
          autoComplete="off"
          required
          maxLength={36}
          defaultValue={problem?.values.dueDateOf}
        />
      </Field>
    </WayForm>
  );
}
