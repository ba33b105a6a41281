import { Columns, Field, type SelectOption, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type FormView, useFormView } from '../../../forms/use-form-view.ts';
import { DependentSelects } from '../choices/dependent-selects.tsx';
import { StepPage } from '../step-page.tsx';
import { ADDRESS_FIELDS, type AddressField, OPTIONAL_ADDRESS } from './address.ts';

export interface AddressPageProps {
  /** Whose draft is saved. */
  readonly owner: string;
  readonly regions: readonly SelectOption[];
  /** Of the state shown again. */
  readonly cities: readonly SelectOption[];
  readonly problem: FormProblem<AddressField> | undefined;
  readonly isBusy: boolean;
}

/** Where the client lives. */
export function AddressPage({ owner, regions, cities, problem, isBusy }: AddressPageProps) {
  const { t } = useTranslation('registration');
  const fields = ADDRESS_FIELDS;
  const view = useFormView({ words: 'registration:address', fields, optional: OPTIONAL_ADDRESS, problem });
  const { form, restored } = useFormDraft(`${owner}:address`);
  return (
    <StepPage
      step="address"
      title={t('address.title')}
      detail={t('address.detail')}
      lead={t('address.lead')}
      why={t('address.why')}
    >
      <Form ref={form} method="post" noValidate>
        <FormBody view={view} submitLabel={t('address.submit')} isBusy={isBusy}>
          <DependentSelects
            first={{ ...view.field('region'), name: 'region', value: problem?.values.region, options: regions }}
            second={{
              ...view.field('city'),
              name: 'city',
              value: problem?.values.city || restored.city,
              options: cities,
            }}
            placeholder={t('address.choose')}
            optionsPath={(region) => `/catalogues/cities?region=${encodeURIComponent(region)}`}
            showLabel={t('address.showCities')}
          />
          <Street view={view} />
        </FormBody>
      </Form>
    </StepPage>
  );
}

function Street({ view }: { readonly view: FormView<AddressField> }) {
  return (
    <>
      <Field {...view.field('postalCode')}>
        <TextInput
          {...view.input('postalCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          width="short"
          maxLength={5}
        />
      </Field>
      <Field {...view.field('district')}>
        <TextInput {...view.input('district')} autoComplete="address-level3" />
      </Field>
      <Field {...view.field('street')}>
        <TextInput {...view.input('street')} autoComplete="address-line1" />
      </Field>
      <Columns count={2}>
        <Field {...view.field('exteriorNumber')}>
          <TextInput {...view.input('exteriorNumber')} autoComplete="off" />
        </Field>
        <Field {...view.field('interiorNumber')}>
          <TextInput {...view.input('interiorNumber')} autoComplete="address-line2" />
        </Field>
      </Columns>
    </>
  );
}
