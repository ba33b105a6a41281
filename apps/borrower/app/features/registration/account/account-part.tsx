import { Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { NewPassword, type PasswordRules } from '../../../forms/new-password.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type Saved, useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { ACCOUNT_FIELDS, type AccountField } from './account.ts';

export interface AccountPartProps {
  readonly rules: PasswordRules;
  readonly formKey: string;
  /** Data that a partner already has. */
  readonly saved?: Saved<AccountField> | undefined;
  readonly problem: FormProblem<AccountField> | undefined;
  readonly isBusy: boolean;
}

/** Last page of opening an account: the login data of its owner. */
export function AccountPart({ rules, formKey, saved, problem, isBusy }: AccountPartProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:account', fields: ACCOUNT_FIELDS, problem, saved });
  const { form } = useFormDraft('guest:account');
  return (
    <StepPage
      step="account"
      title={t('account.title')}
      detail={t('account.phone.detail')}
      lead={t('account.lead')}
      why={t('account.why')}
    >
      <Form ref={form} method="post" action="/registration" noValidate>
        <FormBody view={view} formKey={formKey} submitLabel={t('account.submit')} isBusy={isBusy}>
          <input type="hidden" name="intent" value="create" />
          <Field {...view.field('email')}>
            <TextInput {...view.input('email')} type="email" autoComplete="email" inputMode="email" />
          </Field>
          <NewPassword view={view} rules={rules} name="password" />
        </FormBody>
      </Form>
    </StepPage>
  );
}
