import { Card, Field, PasswordInput, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { NewPassword, type PasswordRules } from '../../../forms/new-password.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { AccountPage } from '../account-page.tsx';
import { PASSWORD_FIELDS, type PasswordField } from './password.ts';

export interface PasswordPageProps {
  readonly rules: PasswordRules;
  readonly problem: FormProblem<PasswordField> | undefined;
  readonly isBusy: boolean;
}

/** Shows the form with which a client who knows the current password changes it. */
export function PasswordPage({ rules, problem, isBusy }: PasswordPageProps) {
  const { t } = useTranslation(['account', 'forms']);
  const view = useFormView({ words: 'account:password', fields: PASSWORD_FIELDS, problem });
  return (
    <AccountPage title={t('password.title')} lead={t('password.lead')}>
      <Card>
        <Form method="post" noValidate>
          <FormBody view={view} submitLabel={t('password.submit')} isBusy={isBusy}>
            <Field {...view.field('oldPassword')}>
              <PasswordInput
                name="oldPassword"
                autoComplete="current-password"
                showLabel={t('forms:show')}
                hideLabel={t('forms:hide')}
              />
            </Field>
            <NewPassword view={view} rules={rules} name="newPassword" repeat="repeat" />
          </FormBody>
        </Form>
      </Card>
      <Text size="small" tone="soft">
        {t('password.forgotten')}
      </Text>
    </AccountPage>
  );
}
