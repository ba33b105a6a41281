import { Card, Field, Heading, Stack } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { ALTERNATE_FIELDS, type AlternateField, CONTACTS_PATH } from './contacts.ts';

export interface AlternatePhoneFormProps {
  /** Stored phone; empty where there is none. */
  readonly phone: string;
  readonly problem: FormProblem<AlternateField> | undefined;
  readonly isBusy: boolean;
}

/** Form for another phone of the client. */
export function AlternatePhoneForm({ phone, problem, isBusy }: AlternatePhoneFormProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:contacts.alternate', fields: ALTERNATE_FIELDS, problem });
  return (
    <Card labelledBy="alternate">
      <Stack space="m">
        <Heading level={2} id="alternate">
          {t('contacts.alternate.title')}
        </Heading>
        <Form method="post" action={CONTACTS_PATH} noValidate>
          <FormBody view={view} submitLabel={t('contacts.alternate.submit')} isBusy={isBusy}>
            <input type="hidden" name="intent" value="alternate" />
            <Field {...view.field('alternatePhone')}>
              <PhoneInput
                name="alternatePhone"
                defaultValue={problem?.values.alternatePhone ?? phone}
                autoComplete="off"
              />
            </Field>
          </FormBody>
        </Form>
      </Stack>
    </Card>
  );
}
