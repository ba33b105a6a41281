import { Field, RadioGroup, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { REFERENCE_FIELDS, RELATIONSHIPS, type ReferenceField } from './reference.ts';

export interface ReferencePageProps {
  /** Whose draft is saved. */
  readonly owner: string;
  readonly problem: FormProblem<ReferenceField> | undefined;
  readonly isBusy: boolean;
}

/** Somebody who knows the client. */
export function ReferencePage({ owner, problem, isBusy }: ReferencePageProps) {
  const { t } = useTranslation('registration');
  const view = useFormView({ words: 'registration:reference', fields: REFERENCE_FIELDS, problem });
  const { form } = useFormDraft(`${owner}:reference`);
  const { label: legend, ...relationship } = view.field('relationship');
  return (
    <StepPage
      step="reference"
      title={t('reference.title')}
      detail={t('reference.detail')}
      lead={t('reference.lead')}
      why={t('reference.why')}
    >
      <Form ref={form} method="post" noValidate>
        <FormBody view={view} submitLabel={t('reference.submit')} isBusy={isBusy}>
          <Field {...view.field('fullName')}>
            <TextInput {...view.input('fullName')} autoComplete="off" autoCapitalize="words" spellCheck={false} />
          </Field>
          <Field {...view.field('phone')}>
            <TextInput {...view.input('phone')} type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          <RadioGroup
            {...relationship}
            legend={legend}
            name="relationship"
            defaultValue={problem?.values.relationship}
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
