import { Field, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { BUREAU_INTENT, NIP_FIELDS } from './credit-bureau.ts';

export interface NipFormProps {
  readonly digits: number;
  readonly lastFour: string;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
  readonly isBusy: boolean;
}

/** Authorises with the code that came by SMS. */
export function NipForm({ digits, lastFour, formKey, problem, isBusy }: NipFormProps) {
  const { t } = useTranslation('creditBureau');
  const view = useFormView({ words: 'creditBureau:authorize', fields: NIP_FIELDS, problem });
  return (
    <Form method="post" noValidate>
      <FormBody view={view} formKey={formKey} submitLabel={t('authorize.submit')} isBusy={isBusy}>
        <input type="hidden" name="intent" value={BUREAU_INTENT.authorize} />
        <Text>{t('authorize.sent', { digits, lastFour })}</Text>
        <Field {...view.field('code')}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            width="short"
            look="code"
            maxLength={digits + 4}
          />
        </Field>
      </FormBody>
    </Form>
  );
}
