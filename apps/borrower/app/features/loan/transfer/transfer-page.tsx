import {
  Card,
  Field,
  Heading,
  MoneyInput,
  Notice,
  Select,
  type SelectOption,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { loanPath } from '../../../vocabulary/loan-paths.ts';
import { LoanActionPage } from '../loan-action-page.tsx';
import { TRANSFER_FIELDS, type TransferField, type TransferView } from './transfer.ts';
import { TransferList } from './transfer-list.tsx';

export interface TransferPageProps {
  readonly loanId: string;
  readonly claims: readonly TransferView[];
  readonly banks: readonly SelectOption[];
  /** Last day on which a transfer can have been made. */
  readonly today: string;
  readonly done: 'claimed' | null;
  readonly formKey: string;
  readonly problem: FormProblem<TransferField> | undefined;
  readonly isBusy: boolean;
}

/** Page for a transfer that was made but is not booked: its proof is looked for, and the borrower sees the progress. */
export function TransferPage({ loanId, claims, done, problem, ...form }: TransferPageProps) {
  const { t } = useTranslation('transfer');
  return (
    <LoanActionPage loanId={loanId} title={t('title')} lead={t('lead')}>
      {done && !problem && (
        <Notice tone="ok" role="status">
          {t('done')}
        </Notice>
      )}
      {claims.length > 0 && <TransferList claims={claims} />}
      <TransferForm key={claims.length} loanId={loanId} problem={problem} {...form} />
      <Text size="small" tone="soft">
        {t('store')}
      </Text>
    </LoanActionPage>
  );
}

type TransferFormProps = Omit<TransferPageProps, 'claims' | 'done'>;

function TransferForm({ loanId, banks, today, formKey, problem, isBusy }: TransferFormProps) {
  const { t } = useTranslation('transfer');
  const view = useFormView({ words: 'transfer:form', fields: TRANSFER_FIELDS, problem });
  return (
    <Card labelledBy="claim">
      <Stack space="m">
        <Heading level={2} id="claim">
          {t('form.title')}
        </Heading>
        <Form method="post" action={loanPath('transfer', loanId)} noValidate>
          <FormBody view={view} formKey={formKey} submitLabel={t('form.submit')} isBusy={isBusy}>
            <Field {...view.field('sentOn')}>
              <TextInput {...view.input('sentOn')} type="date" max={today} />
            </Field>
            <Field {...view.field('amount')}>
              <MoneyInput {...view.input('amount')} autoComplete="transaction-amount" />
            </Field>
            <Field {...view.field('senderBank')}>
              <Select {...view.input('senderBank')} options={banks} placeholder={t('form.bank')} />
            </Field>
            <Field {...view.field('trackingKey')}>
              <TextInput
                {...view.input('trackingKey')}
                look="code"
                maxLength={40}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
              />
            </Field>
          </FormBody>
        </Form>
      </Stack>
    </Card>
  );
}
