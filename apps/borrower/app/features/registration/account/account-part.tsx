import { Checkbox, Field, PasswordInput, TextInput, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { phoneForReading } from '../../../forms/phone-digits.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type FormView, useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { ACCOUNT_FIELDS, type AccountField } from './account.ts';
import { ResendCode } from './resend-code.tsx';

export interface AccountPartProps {
  /** The phone to which a code went, how many digits it has, and from when another may be asked for. */
  readonly sent: { readonly phone: string; readonly digits: number; readonly resendAt: string };
  readonly formKey: string;
  readonly problem: FormProblem<AccountField> | undefined;
  readonly wasResent: boolean;
  readonly isBusy: boolean;
}

/** The second half of opening an account: the code, and what signs its owner in from now on. */
export function AccountPart({ sent, formKey, problem, wasResent, isBusy }: AccountPartProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:account', fields: ACCOUNT_FIELDS, problem });
  const { form } = useFormDraft('guest:account');
  return (
    <StepPage
      step="account"
      title={t('account.title')}
      detail={t('account.phone.detail')}
      lead={t('account.lead', { phone: phoneForReading(sent.phone) })}
      why={t('account.why')}
    >
      <Form ref={form} method="post" action="/registration" noValidate>
        <FormBody
          view={view}
          formKey={formKey}
          submitLabel={t('account.submit')}
          isBusy={isBusy}
          secondary={<ResendCode resendAt={sent.resendAt} wasResent={wasResent} />}
        >
          <input type="hidden" name="phone" value={sent.phone} />
          <Field {...view.field('code')} hint={t('account.codeHint', { digits: sent.digits })}>
            <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" look="code" width="short" />
          </Field>
          <AccountFields view={view} />
          <Consents view={view} values={problem?.values ?? {}} />
        </FormBody>
      </Form>
    </StepPage>
  );
}

type View = FormView<AccountField>;

function AccountFields({ view }: { readonly view: View }) {
  const { t } = useTranslation('forms');
  return (
    <>
      <Field {...view.field('email')}>
        <TextInput {...view.input('email')} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field {...view.field('password')}>
        <PasswordInput name="password" autoComplete="new-password" showLabel={t('show')} hideLabel={t('hide')} />
      </Field>
    </>
  );
}

interface ConsentsProps {
  readonly view: View;
  readonly values: FormProblem<AccountField>['values'];
}

/** Nothing is ticked beforehand. The texts open beside the form, so that it is still there afterwards. */
function Consents({ view, values }: ConsentsProps) {
  const { t } = useTranslation('registration');
  const text = (id: string, label: string) => (
    <TextLink href={`/documentos#${id}`} target="_blank">
      {label}
    </TextLink>
  );
  return (
    <div>
      <Checkbox id="terms" name="terms" defaultChecked={Boolean(values.terms)} error={view.field('terms').error}>
        {t('account.terms')} {text('terminos', t('account.termsLink'))}.
      </Checkbox>
      <Checkbox
        id="privacy"
        name="privacy"
        defaultChecked={Boolean(values.privacy)}
        error={view.field('privacy').error}
      >
        {t('account.privacy')} {text('privacidad', t('account.privacyLink'))} {t('account.privacyEnd')}.
      </Checkbox>
    </div>
  );
}
