import { Field } from '@lender/ui';
import { DayInput } from '../../forms/day-input.tsx';
import { ADVANCE_WAYS } from './advance-form.ts';
import { saidOf } from './said-of.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';
import { WayForm, type WayProps } from './way-form.tsx';

/** Shows the form that moves the clock to a date. */
export function DateForm({ problem, ...form }: WayProps) {
  const { clock } = form;
  const at = { way: ADVANCE_WAYS.date, fieldId: 'businessDate' } as const;
  const said = saidOf(problem, at);
  return (
    <WayForm {...form} {...at} said={said} submit={copy.submit}>
      <Field id="businessDate" label={copy.date} hint={copy.dateHint(clock.todayWords)} error={said}>
        <DayInput key={clock.today} name="businessDate" required defaultValue={clock.tomorrow} />
      </Field>
    </WayForm>
  );
}
