import { CLEARING_ACCOUNTS } from '@lender/lending';
import {
  Button,
  Card,
  Columns,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  MoneyInput,
  Notice,
  Select,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { clearingAccountWords } from '../../vocabulary/clearing-account.copy.es.ts';
import { depositsPath } from './deposit-query.ts';
import { depositsCopy } from './deposits.copy.es.ts';

const { settlement: copy, settlementProblems, refused, summary, back } = depositsCopy;

const accounts = CLEARING_ACCOUNTS.map((value) => ({ value, label: clearingAccountWords[value] }));
const AMOUNTS = ['gross', 'fee', 'feeIva'] as const;

export interface SettlementPanelProps {
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Books what a provider handed over to the bank. */
export function SettlementPanel({ formKey, problem }: SettlementPanelProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { errors, fields, form } = describeProblem(settlementProblems, problem);
  return (
    <Card padding="m" labelledBy="settlement">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="settlement" />
        <Stack space="s">
          <Heading level={2} size="large" id="settlement">
            {copy.title}
          </Heading>
          <Text>{copy.lead}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Columns count={3} align="end">
            <Field id="account" label={copy.account} error={fields.account}>
              <Select
                autoFocus
                name="account"
                placeholder={copy.choose}
                options={accounts}
                required
                defaultValue={problem?.values.account}
              />
            </Field>
            <Field id="reference" label={copy.reference} error={fields.reference}>
              <TextInput name="reference" required maxLength={60} defaultValue={problem?.values.reference} />
            </Field>
            <Field id="date" label={copy.date} error={fields.date}>
              <TextInput type="date" name="date" width="medium" required defaultValue={problem?.values.date} />
            </Field>
            {AMOUNTS.map((name) => (
              <Field key={name} id={name} label={copy[name]} error={fields[name]}>
                <MoneyInput hasCentavos name={name} required defaultValue={problem?.values[name]} />
              </Field>
            ))}
          </Columns>
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
