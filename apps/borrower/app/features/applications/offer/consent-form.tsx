import { Checkbox, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { CONSENT_FIELDS, SUMMARY_INTENT } from './signing.ts';

export interface ConsentFormProps {
  readonly phoneLastFour: string;
  readonly problem: FormProblem | undefined;
}

/** Accepts the contract and asks for the code that signs it. */
export function ConsentForm({ phoneLastFour, problem }: ConsentFormProps) {
  const { t } = useTranslation('offer');
  const view = useFormView({ words: 'offer:consent', fields: CONSENT_FIELDS, problem });
  const { label, error } = view.field('consent');
  const isBusy = useNavigation().formData?.get('intent') === SUMMARY_INTENT.sendCode;
  return (
    <Form method="post" action="/registration/summary" noValidate>
      <FormBody view={view} submitLabel={t('consent.submit')} isBusy={isBusy}>
        <input type="hidden" name="intent" value={SUMMARY_INTENT.sendCode} />
        <Checkbox id="consent" name="consent" error={error} defaultChecked={problem?.values.consent === 'on'}>
          {label}
        </Checkbox>
        <Text size="small" tone="soft">
          {t('consent.hint', { lastFour: phoneLastFour })}
        </Text>
      </FormBody>
    </Form>
  );
}
