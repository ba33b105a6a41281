import { Field, Inline, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { signInPath } from '@lender/web/paths';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { isPhone } from '../../../forms/masks/phone-mask.ts';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { PHONE_FIELDS, type PhoneField } from './account.ts';

export interface PhonePartProps {
  /** Typed before. */
  readonly phone: string;
  readonly problem: FormProblem<PhoneField> | undefined;
  readonly isBusy: boolean;
}

const CHECKS = { phone: isPhone };

/** First page of opening an account: the phone to which a code is sent. */
export function PhonePart({ phone, problem, isBusy }: PhonePartProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:account.phone', fields: PHONE_FIELDS, problem, checks: CHECKS });
  return (
    <StepPage
      step="account"
      title={t('account.phone.title')}
      detail={t('account.phone.detail')}
      lead={t('account.phone.lead')}
      why={t('account.phone.why')}
    >
      <Form method="post" action="/registration" noValidate>
        <FormBody view={view} submitLabel={t('account.phone.submit')} isBusy={isBusy} secondary={<HasAccount />}>
          <input type="hidden" name="intent" value="send_code" />
          <Field {...view.field('phone')}>
            <PhoneInput name="phone" defaultValue={problem?.values.phone ?? phone} autoComplete="tel" />
          </Field>
        </FormBody>
      </Form>
    </StepPage>
  );
}

function HasAccount() {
  const { t } = useTranslation('registration');
  return (
    <Inline space="xs" justify="center">
      <Text as="span" tone="soft">
        {t('account.phone.signedUp')}
      </Text>
      <TextLink href={signInPath()} place="alone">
        {t('account.phone.signIn')}
      </TextLink>
    </Inline>
  );
}
