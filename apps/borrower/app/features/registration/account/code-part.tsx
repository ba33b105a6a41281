import { Notice } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { CodeEntry } from '../../../forms/code-entry.tsx';
import { FormBody } from '../../../forms/form-body.tsx';
import { phoneForReading } from '../../../forms/masks/phone-digits.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { CODE_FIELDS, type CodeField } from './account.ts';

export interface CodePartProps {
  /** Phone to which a code was sent, its number of digits, and the moment from which another may be sent. */
  readonly sent: { readonly phone: string; readonly digits: number; readonly resendAt: string };
  /** True when another code was sent a moment ago. */
  readonly wasResent: boolean;
  /** True when the code was right, but had expired when the account was opened. */
  readonly isTooLate: boolean;
  readonly problem: FormProblem<CodeField> | undefined;
  readonly isBusy: boolean;
}

/** Second page of opening an account: the code that proves the phone. */
export function CodePart({ sent, wasResent, isTooLate, problem, isBusy }: CodePartProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:account.code', fields: CODE_FIELDS, problem });
  return (
    <StepPage
      step="account"
      title={t('account.code.title')}
      detail={t('account.phone.detail')}
      lead={t('account.code.lead', { phone: phoneForReading(sent.phone) })}
      why={t('account.code.why')}
    >
      <Form method="post" action="/registration" noValidate>
        <FormBody view={view} submitLabel={t('account.code.submit')} isBusy={isBusy}>
          {isTooLate && !problem && <Notice tone="warn">{t('account.code.tooLate')}</Notice>}
          <CodeEntry
            view={view}
            codes={[{ name: 'code', digits: sent.digits, isBySms: true }]}
            resendAt={sent.resendAt}
            wasResent={wasResent && !problem}
            elsewhere={{ href: '/registration?cambiar', label: t('account.code.changePhone') }}
          />
        </FormBody>
      </Form>
    </StepPage>
  );
}
