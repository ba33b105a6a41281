import { Field, Inline, Select, TextInput } from '@lender/ui';
import { ADVANCE_WAYS } from './advance-form.ts';
import { saidOf } from './said-of.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';
import { WayForm, type WayProps } from './way-form.tsx';

/** Some time on. */
export function SpanForm({ problem, ...form }: WayProps) {
  const at = { way: ADVANCE_WAYS.span, fieldId: 'amount' } as const;
  const said = saidOf(problem, at);
  return (
    <WayForm {...form} {...at} said={said} submit={copy.span.submit}>
      <Inline space="s" align="start">
        <Field id="amount" label={copy.span.amount} error={said}>
          <TextInput
            type="text"
            inputMode="numeric"
            name="amount"
            width="short"
            required
            maxLength={4}
            defaultValue={problem?.values.amount}
          />
        </Field>
        <Field id="unit" label={copy.span.unit}>
          <Select name="unit" options={copy.span.units} defaultValue={problem?.values.unit || 'hours'} />
        </Field>
      </Inline>
    </WayForm>
  );
}
