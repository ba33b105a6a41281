import { Disclosure, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { BANK_ACCOUNT_FIELDS, type BankAccountField } from './bank-account.ts';
import { ClabeField } from './clabe-field.tsx';
import { explainClabe } from './explain-clabe.ts';

export interface BankAccountPageProps {
  /** Whose draft is saved. */
  readonly owner: string;
  readonly formKey: string;
  readonly problem: FormProblem<BankAccountField> | undefined;
  /** Of the number that was refused. */
  readonly bankName: string | undefined;
  readonly isBusy: boolean;
}

/** The account that receives the money. */
export function BankAccountPage({ owner, formKey, problem, bankName, isBusy }: BankAccountPageProps) {
  const { t } = useTranslation('registration');
  const fields = BANK_ACCOUNT_FIELDS;
  const view = useFormView({ words: 'registration:bankAccount', fields, problem, explain: explainClabe });
  const { form } = useFormDraft(`${owner}:bankAccount`);
  return (
    <StepPage
      step="bankAccount"
      title={t('bankAccount.title')}
      detail={t('bankAccount.detail')}
      lead={t('bankAccount.lead')}
      why={t('bankAccount.why')}
    >
      <Form ref={form} method="post" noValidate>
        <FormBody view={view} formKey={formKey} submitLabel={t('bankAccount.submit')} isBusy={isBusy}>
          <ClabeField {...view.field('clabe')} value={problem?.values.clabe} bankName={bankName} />
          <Disclosure summary={t('bankAccount.find')}>
            <Text>{t('bankAccount.findHelp')}</Text>
          </Disclosure>
        </FormBody>
      </Form>
    </StepPage>
  );
}
