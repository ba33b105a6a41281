import { Columns, Field, type SelectOption, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type FormView, type Saved, useFormView } from '../../../forms/use-form-view.ts';
import { DependentSelects } from '../choices/dependent-selects.tsx';
import { StepPage } from '../step-page.tsx';
import { ADDRESS_FIELDS, type AddressField, OPTIONAL_ADDRESS } from './address.ts';
import { DistrictField } from './district-field.tsx';
import { districtsPath } from './districts-path.ts';

export interface AddressPageProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly back?: string | undefined;
  readonly saved?: Saved<AddressField> | undefined;
  readonly regions: readonly SelectOption[];
  /** Cities of the state that is shown again. */
  readonly cities: readonly SelectOption[];
  readonly problem: FormProblem<AddressField> | undefined;
  readonly isBusy: boolean;
}

const CHECKS = { postalCode: (text: string) => /^\d{5}$/.test(text.trim()) };

/** Shows the form for where the client lives. */
export function AddressPage({ owner, back, saved, regions, cities, problem, isBusy }: AddressPageProps) {
  const { t } = useTranslation('registration');
  const fields = ADDRESS_FIELDS;
  const view = useFormView({
    words: 'registration:address',
    fields,
    optional: OPTIONAL_ADDRESS,
    problem,
    saved,
    checks: CHECKS,
  });
  const { form, restored } = useFormDraft(`${owner}:address`);
  const [districts, setDistricts] = useState<string>();
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = (name: AddressField) => String(new FormData(currentTarget).get(name) ?? '').trim();
    setDistricts(districtsPath({ postalCode: typed('postalCode'), city: typed('city') }));
  };
  return (
    <StepPage
      step="address"
      title={t('address.title')}
      detail={t('address.detail')}
      lead={t('address.lead')}
      why={t('address.why')}
      back={back}
    >
      <Form ref={form} method="post" noValidate onChange={onChange}>
        <FormBody view={view} submitLabel={t('address.submit')} isBusy={isBusy}>
          <DependentSelects
            first={{
              ...view.field('region'),
              autoComplete: 'address-level1',
              name: 'region',
              value: view.value('region'),
              options: regions,
            }}
            second={{
              ...view.field('city'),
              autoComplete: 'address-level2',
              name: 'city',
              value: restored.city || view.value('city'),
              options: cities,
            }}
            placeholder={t('address.choose')}
            optionsPath={(region) => `/catalogues/cities?region=${encodeURIComponent(region)}`}
            showLabel={t('address.showCities')}
          />
          <Street view={view} districts={districts} />
        </FormBody>
      </Form>
    </StepPage>
  );
}

interface StreetProps {
  readonly view: FormView<AddressField>;
  /** Path at which the matching districts are found. */
  readonly districts: string | undefined;
}

function Street({ view, districts }: StreetProps) {
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
      <DistrictField view={view} optionsPath={districts} />
      <Field {...view.field('street')}>
        <TextInput {...view.input('street')} autoComplete="address-line1" />
      </Field>
      <Columns count={2}>
        <Field {...view.field('exteriorNumber')}>
          <TextInput {...view.input('exteriorNumber')} />
        </Field>
        <Field {...view.field('interiorNumber')}>
          <TextInput {...view.input('interiorNumber')} autoComplete="address-line2" />
        </Field>
      </Columns>
    </>
  );
}
