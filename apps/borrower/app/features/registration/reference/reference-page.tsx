import { Field, RadioGroup, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { RELATIONSHIPS } from '../../../forms/acquaintance.ts';
import { FormBody } from '../../../forms/form-body.tsx';
import { NameInput } from '../../../forms/name-input.tsx';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type Saved, useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { REFERENCE_FIELDS, type ReferenceField } from './reference.ts';

export interface ReferencePageProps {
  /** Key of the client whose draft is saved. */
  readonly owner: string;
  readonly back?: string | undefined;
  readonly saved?: Saved<ReferenceField> | undefined;
  readonly problem: FormProblem<ReferenceField> | undefined;
  readonly isBusy: boolean;
}

/** Asks for a person who knows the client. */
export function ReferencePage({ owner, back, saved, problem, isBusy }: ReferencePageProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:reference', fields: REFERENCE_FIELDS, problem, saved });
  const { form } = useFormDraft(`${owner}:reference`);
  const { label: legend, ...relationship } = view.field('relationship');
  return (
    <StepPage
      step="reference"
      title={t('reference.title')}
      detail={t('reference.detail')}
      lead={t('reference.lead')}
      why={t('reference.why')}
      back={back}
    >
      <Form ref={form} method="post" noValidate>
        <FormBody view={view} submitLabel={t('reference.submit')} isBusy={isBusy}>
          <Field {...view.field('fullName')}>
            <NameInput {...view.input('fullName')} autoComplete="off" />
          </Field>
          <Field {...view.field('phone')}>
            <PhoneInput {...view.input('phone')} autoComplete="off" />
          </Field>
          <RadioGroup
            {...relationship}
            legend={legend}
            name="relationship"
            defaultValue={view.value('relationship')}
            options={RELATIONSHIPS.map((value) => ({ value, label: t(`reference.relationships.${value}`) }))}
          />
          <Text size="small" tone="soft">
            {t('reference.ask')}
          </Text>
        </FormBody>
      </Form>
    </StepPage>
  );
}
