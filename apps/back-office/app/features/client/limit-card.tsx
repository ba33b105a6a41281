import { MAX_OVERRIDE_DAYS, overrideClientLimit } from '@lender/contract';
import { Button, Card, Columns, Disclosure, Field, Inline, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandForm } from '../../forms/command-form.tsx';
import { useMay } from '../../shell/staff.tsx';
import { clientCopy } from './client.copy.es.ts';
import type { LimitField } from './limit-form.ts';

const { limit: copy } = clientCopy;

export interface LimitCardProps {
  readonly formKey: string;
  readonly problem: FormProblem<LimitField> | undefined;
}

/** Draws the request to a second person for another limit, for a viewer who may make it. */
export function LimitCard({ formKey, problem }: LimitCardProps) {
  if (!useMay()(overrideClientLimit)) return null;
  return (
    <Card tone="flat" padding="m">
      <Disclosure summary={copy.title} isOpen={problem !== undefined}>
        <CommandForm
          aria-label={copy.title}
          preventScrollReset
          head={<Text tone="soft">{copy.lead}</Text>}
          formKey={`${formKey}-limit`}
          words={copy.problems}
          problem={problem}
          idPrefix="limit-"
          refused={copy.refused}
          summary={copy.summary}
        >
          {({ field, input, isBusy }) => (
            <>
              <Columns count={3} align="end">
                <Field {...field('amount')} label={copy.amount}>
                  <TextInput {...input('amount')} inputMode="decimal" required />
                </Field>
                <Field {...field('days')} label={copy.days(MAX_OVERRIDE_DAYS)}>
                  <TextInput {...input('days', '30')} inputMode="numeric" required />
                </Field>
                <Field {...field('note')} label={copy.note}>
                  <TextInput {...input('note')} required maxLength={500} />
                </Field>
              </Columns>
              <Inline>
                <Button type="submit" name="intent" value="limit" tone="secondary" isBusy={isBusy}>
                  {copy.submit}
                </Button>
              </Inline>
            </>
          )}
        </CommandForm>
      </Disclosure>
    </Card>
  );
}
