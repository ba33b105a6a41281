import { Card, Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { AccountPage } from '../account-page.tsx';
import { ADDRESS_FIELDS, type AddressField, CHANGE_PATHS, type ContactKind } from './contact-change.ts';

export interface AddressPartProps {
  readonly kind: ContactKind;
  readonly owner: string;
  /** Typed before. */
  readonly address: string;
  readonly problem: FormProblem<AddressField> | undefined;
  readonly isBusy: boolean;
}

/** First half of changing an address: the form for the new one, to which a code goes. */
export function AddressPart({ kind, owner, address, problem, isBusy }: AddressPartProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: `account:${kind}.ask`, fields: ADDRESS_FIELDS, problem });
  const { form } = useFormDraft(`${owner}:change-${kind}`);
  const defaultValue = problem?.values.address ?? address;
  return (
    <AccountPage title={t(`${kind}.title`)} lead={t(`${kind}.ask.lead`)}>
      <Card>
        <Form ref={form} method="post" action={CHANGE_PATHS[kind]} noValidate>
          <FormBody view={view} submitLabel={t('sendCode')} isBusy={isBusy}>
            <input type="hidden" name="intent" value="send_code" />
            <Field {...view.field('address')}>
              {kind === 'phone' ? (
                <PhoneInput name="address" defaultValue={defaultValue} autoComplete="tel" />
              ) : (
                <TextInput
                  name="address"
                  defaultValue={defaultValue}
                  type="email"
                  autoComplete="email"
                  inputMode="email"
                />
              )}
            </Field>
          </FormBody>
        </Form>
      </Card>
    </AccountPage>
  );
}
