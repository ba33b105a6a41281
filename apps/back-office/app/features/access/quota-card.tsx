import { askMoreIdentifiers, MORE_IDENTIFIERS_MAX } from '@lender/contract';
import {
  Button,
  Card,
  Disclosure,
  ErrorSummary,
  Field,
  Heading,
  Notice,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { accessCopy } from './access.copy.es.ts';
import type { AccessAnswer } from './access.server.ts';

const { quota: copy, summary } = accessCopy;

export interface QuotaCardProps {
  /** Number of identifiers that are left, in words. */
  readonly state: string;
  readonly formKey: string;
  readonly problem: AccessAnswer['more'];
}

/**
 * Draws the number of identifiers of clients that may still be seen today, and the form that asks a second person for
 * more.
 */
export function QuotaCard({ state: status, formKey, problem }: QuotaCardProps) {
  const mayAsk = useMay()(askMoreIdentifiers);
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form: refused } = describeProblem(copy.problems, problem);
  return (
    <Card tone="flat" padding="m">
      <Stack space="m">
        <Heading level={2} size="large">
          {copy.title}
        </Heading>
        <Text>{status}</Text>
        <Text tone="soft">{copy.lead}</Text>
        {mayAsk && (
          <Disclosure summary={copy.ask} isOpen={problem !== undefined}>
            <Form method="post" key={formKey}>
              <FormKey value={formKey} />
              <input type="hidden" name="intent" value="more" />
              <Stack space="s">
                <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
                {refused && <Notice tone="danger" role="alert" title={refused} />}
                <Field id="amount" label={copy.amount} error={fields.amount}>
                  <TextInput
                    name="amount"
                    inputMode="numeric"
                    required
                    defaultValue={problem?.values.amount ?? String(MORE_IDENTIFIERS_MAX / 5)}
                  />
                </Field>
                <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
                  <TextArea name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
                </Field>
                <Button type="submit" tone="secondary" isBusy={isBusy}>
                  {copy.submit}
                </Button>
              </Stack>
            </Form>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
