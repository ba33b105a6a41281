import {
  Button,
  Card,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { depositsPath } from './deposit-query.ts';
import { depositsCopy } from './deposits.copy.es.ts';
import type { DepositView } from './deposits.server.ts';

const { refund: copy, refundProblems, refused, summary, back } = depositsCopy;

export interface RefundPanelProps {
  readonly deposit: DepositView;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Draws the request to refund money that no client claimed. */
export function RefundPanel({ deposit, formKey, problem }: RefundPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(refundProblems, problem);
  return (
    <Card padding="m" labelledBy="refund">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="depositId" value={deposit.id} />
        <Stack space="s">
          <Heading level={2} size="large" id="refund">
            {copy.title(deposit.amount)}
          </Heading>
          <Text>{copy.lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Columns count={2} align="end">
            <Field id="clabe" label={copy.clabe} error={fields.clabe}>
              <TextInput name="clabe" inputMode="numeric" maxLength={40} defaultValue={problem?.values.clabe} />
            </Field>
            <Field id="holderName" label={copy.holderName} error={fields.holderName}>
              <TextInput name="holderName" maxLength={80} defaultValue={problem?.values.holderName} />
            </Field>
          </Columns>
          <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
            <TextArea autoFocus name="note" rows={2} required maxLength={500} defaultValue={problem?.values.note} />
          </Field>
          <Inline space="s">
            <Button type="submit" isBusy={isBusy}>
              {copy.submit}
            </Button>
            <LinkButton href={depositsPath()} tone="quiet">
              {back}
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
