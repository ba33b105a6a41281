import { MAX_OVERRIDE_DAYS, overrideClientLimit } from '@lender/contract';
import {
  Button,
  Card,
  Columns,
  Disclosure,
  ErrorSummary,
  Field,
  Inline,
  Notice,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
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
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(copy.problems, problem);
  if (!useMay()(overrideClientLimit)) return null;
  return (
    <Card tone="flat" padding="m">
      <Disclosure summary={copy.title} isOpen={problem !== undefined}>
        <Form method="post" aria-label={copy.title} preventScrollReset>
          <FormKey value={`${formKey}-limit`} />
          <Stack space="s">
            <Text tone="soft">{copy.lead}</Text>
            {form && (
              <Notice tone="danger" role="alert" title={copy.refused}>
                {form}
              </Notice>
            )}
            <ErrorSummary title={copy.summary} errors={errors} />
            <Columns count={3} align="end">
              <Field id="limit-amount" label={copy.amount} error={fields.amount}>
                <TextInput name="amount" inputMode="decimal" required defaultValue={problem?.values.amount} />
              </Field>
              <Field id="limit-days" label={copy.days(MAX_OVERRIDE_DAYS)} error={fields.days}>
                <TextInput name="days" inputMode="numeric" required defaultValue={problem?.values.days ?? '30'} />
              </Field>
              <Field id="limit-note" label={copy.note} error={fields.note}>
                <TextInput name="note" required maxLength={500} defaultValue={problem?.values.note} />
              </Field>
            </Columns>
            <Inline>
              <Button type="submit" name="intent" value="limit" tone="secondary" isBusy={isBusy}>
                {copy.submit}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Disclosure>
    </Card>
  );
}
