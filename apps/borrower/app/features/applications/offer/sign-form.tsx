import { Button, Field, Heading, Notice, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import type { OfferView } from '../../../price/offer-view.ts';
import { AGAIN, CONSENT_FIELDS, SIGN_FIELDS, SUMMARY_INTENT } from './signing.ts';

export interface SignFormProps {
  readonly applicationId: string;
  readonly phoneLastFour: string;
  readonly digits: number;
  /** Receipt that the client reads above: should it change while the code is on its way, the page can say from what. */
  readonly receipt: OfferView;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
  /** Reason why no other code was sent. */
  readonly resendProblem: FormProblem | undefined;
}

/** Form that signs the contract with the code that came by SMS. */
export function SignForm(props: SignFormProps) {
  const { applicationId, phoneLastFour, digits, receipt, formKey, problem, resendProblem } = props;
  const { t } = useTranslation('offer');
  const view = useFormView({ words: 'offer:sign', fields: SIGN_FIELDS, problem });
  const resend = useFormView({ words: 'offer:consent', fields: CONSENT_FIELDS, problem: resendProblem });
  const intent = useNavigation().formData?.get('intent');
  return (
    <Stack>
      <Heading level={2} id="firma">
        {t('sign.title')}
      </Heading>
      <Text>{t('sign.sent', { digits, lastFour: phoneLastFour })}</Text>
      <Form method="post" noValidate>
        <FormBody view={view} formKey={formKey} submitLabel={t('sign.submit')} isBusy={intent === SUMMARY_INTENT.sign}>
          <input type="hidden" name="intent" value={SUMMARY_INTENT.sign} />
          <input type="hidden" name="applicationId" value={applicationId} />
          <input type="hidden" name="total" value={receipt.total.amount} />
          <input type="hidden" name="dueDay" value={receipt.dueDay} />
          <Field {...view.field('otp')}>
            <TextInput
              name="otp"
              inputMode="numeric"
              autoComplete="one-time-code"
              width="short"
              look="code"
              maxLength={digits + 4}
            />
          </Field>
        </FormBody>
      </Form>
      {resend.formError && (
        <Notice tone="warn" role="alert">
          {resend.formError}
        </Notice>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value={SUMMARY_INTENT.sendCode} />
        <input type="hidden" name="consent" value="on" />
        <input type="hidden" name={AGAIN} value="1" />
        <Button type="submit" tone="quiet" isBusy={intent === SUMMARY_INTENT.sendCode}>
          {t('consent.again')}
        </Button>
      </Form>
    </Stack>
  );
}
