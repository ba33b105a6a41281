import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { LegalConsents } from '../../../forms/legal-consents.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { CONSENT_FIELDS, type ConsentField } from './account.ts';

export interface ConsentsPartProps {
  readonly problem: FormProblem<ConsentField> | undefined;
  readonly isBusy: boolean;
}

/** Third page of opening an account: what has to be read and accepted before anything else is asked. */
export function ConsentsPart({ problem, isBusy }: ConsentsPartProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:account.consents', fields: CONSENT_FIELDS, problem });
  return (
    <StepPage
      step="account"
      title={t('account.consents.title')}
      detail={t('account.phone.detail')}
      lead={t('account.consents.lead')}
      why={t('account.consents.why')}
    >
      <Form method="post" action="/registration" noValidate>
        <FormBody view={view} submitLabel={t('account.consents.submit')} isBusy={isBusy}>
          <input type="hidden" name="intent" value="consent" />
          <LegalConsents view={view} values={problem?.values ?? {}} />
        </FormBody>
      </Form>
    </StepPage>
  );
}
