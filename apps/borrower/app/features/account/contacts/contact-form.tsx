import { Card, Field, Heading, RadioGroup, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { RELATIONSHIPS } from '../../../forms/acquaintance.ts';
import { FormBody } from '../../../forms/form-body.tsx';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { CONTACT_FIELDS, CONTACTS_PATH, type ContactField } from './contacts.ts';

export interface ContactFormProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly formKey: string;
  readonly problem: FormProblem<ContactField> | undefined;
  readonly isBusy: boolean;
}

/** Shows the form for a person who may be reached if the client is not. */
export function ContactForm({ owner, formKey, problem, isBusy }: ContactFormProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:contacts.contact', fields: CONTACT_FIELDS, problem });
  const { form } = useFormDraft(`${owner}:contact`);
  const { label: legend, ...relationship } = view.field('relationship');
  return (
    <Card labelledBy="add-contact">
      <Stack space="m">
        <Heading level={2} id="add-contact">
          {t('contacts.contact.title')}
        </Heading>
        <Form ref={form} method="post" action={CONTACTS_PATH} noValidate>
          <FormBody view={view} formKey={formKey} submitLabel={t('contacts.contact.submit')} isBusy={isBusy}>
            <Field {...view.field('fullName')}>
              <TextInput {...view.input('fullName')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
            </Field>
            <Field {...view.field('phone')}>
              <PhoneInput {...view.input('phone')} autoComplete="off" />
            </Field>
            <RadioGroup
              {...relationship}
              legend={legend}
              name="relationship"
              defaultValue={problem?.values.relationship}
              options={RELATIONSHIPS.map((value) => ({ value, label: t(`contacts.contact.relationships.${value}`) }))}
            />
            <Text size="small" tone="soft">
              {t('contacts.contact.ask')}
            </Text>
          </FormBody>
        </Form>
      </Stack>
    </Card>
  );
}
