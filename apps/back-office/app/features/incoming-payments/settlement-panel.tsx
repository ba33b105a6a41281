import { CLEARING_ACCOUNTS } from '@lender/lending';
import { Columns, Field, MoneyInput, Select, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import { clearingAccountWords } from '../../vocabulary/clearing-account.copy.es.ts';
import { incomingPaymentsPath } from './incoming-payment-query.ts';
import { incomingPaymentsCopy } from './incoming-payments.copy.es.ts';

const { settlement: copy, settlementProblems, refused, back } = incomingPaymentsCopy;

const accounts = CLEARING_ACCOUNTS.map((value) => ({ value, label: clearingAccountWords[value] }));
const AMOUNTS = ['gross', 'fee', 'feeIva'] as const;

export interface SettlementPanelProps {
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Books what a provider handed over to the bank. */
export const SettlementPanel = ({ formKey, problem }: SettlementPanelProps) => (
  <CommandCard
    id="settlement"
    title={copy.title}
    lead={copy.lead}
    preventScrollReset
    formKey={formKey}
    hidden={{ intent: 'settlement' }}
    words={settlementProblems}
    problem={problem}
    refused={refused}
    submit={copy.submit}
    cancel={{ href: incomingPaymentsPath(), label: back }}
  >
    {({ field, input }) => (
      <Columns count={3} align="end">
        <Field {...field('account')} label={copy.account}>
          <Select {...input('account')} autoFocus placeholder={copy.choose} options={accounts} required />
        </Field>
        <Field {...field('reference')} label={copy.reference}>
          <TextInput {...input('reference')} required maxLength={60} />
        </Field>
        <Field {...field('date')} label={copy.date}>
          <DayInput {...input('date')} required />
        </Field>
        {AMOUNTS.map((name) => (
          <Field key={name} {...field(name)} label={copy[name]}>
            <MoneyInput {...input(name)} hasCentavos required />
          </Field>
        ))}
      </Columns>
    )}
  </CommandCard>
);
