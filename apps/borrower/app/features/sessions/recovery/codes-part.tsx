import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { CodeEntry } from '../../../forms/code-entry.tsx';
import { FormBody } from '../../../forms/form-body.tsx';
import { phoneForReading } from '../../../forms/masks/phone-digits.ts';
import { NewPassword, type PasswordRules } from '../../../forms/new-password.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { RecoverPage } from './recover-page.tsx';
import type { Recovering } from './recovering.server.ts';
import { RECOVERY_FIELDS, type RecoveryField } from './recovery.ts';

export interface CodesPartProps {
  readonly sent: Recovering;
  readonly rules: PasswordRules;
  readonly problem: FormProblem<RecoveryField> | undefined;
  readonly wasResent: boolean;
  readonly isBusy: boolean;
}

/** Second half: both codes and the new password. It never reveals whether the account exists. */
export function CodesPart({ sent, rules, problem, wasResent, isBusy }: CodesPartProps) {
  const { t } = useTranslation('session');
  const view = useFormView({ words: 'session:recovery', fields: RECOVERY_FIELDS, problem });
  return (
    <RecoverPage title={t('recovery.title')} lead={t('recovery.lead', { username: phoneForReading(sent.username) })}>
      <Form method="post" action="/recover" noValidate>
        <FormBody view={view} submitLabel={t('recovery.submit')} isBusy={isBusy}>
          {/* A password manager keeps the new password under it. */}
          <input type="hidden" name="username" value={sent.username} autoComplete="username" />
          <CodeEntry
            view={view}
            codes={[
              { name: 'emailCode', digits: sent.emailDigits, isBySms: false },
              { name: 'code', digits: sent.digits, isBySms: true },
            ]}
            resendAt={sent.resendAt}
            wasResent={wasResent}
            elsewhere={{ href: '/recover?cambiar', label: t('recovery.somebodyElse') }}
          />
          <NewPassword view={view} rules={rules} name="password" repeat="repeat" />
        </FormBody>
      </Form>
    </RecoverPage>
  );
}
