import { Columns, Field, FieldGroup, Select, type SelectOption, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { PesosInput } from '../../../forms/pesos-input.tsx';
import { PhoneInput } from '../../../forms/phone-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type FormView, type Saved, useFormView } from '../../../forms/use-form-view.ts';
import { DependentSelects } from '../choices/dependent-selects.tsx';
import { StepPage } from '../step-page.tsx';
import { EMPLOYMENT_FIELDS, type EmploymentField, OPTIONAL_EMPLOYMENT, workYears } from './employment.ts';

export interface EmploymentPageProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly back?: string | undefined;
  readonly saved?: Saved<EmploymentField> | undefined;
  readonly statuses: readonly SelectOption[];
  /** Positions of the status that is shown again. */
  readonly positions: readonly SelectOption[];
  readonly thisYear: number;
  readonly problem: FormProblem<EmploymentField> | undefined;
  readonly isBusy: boolean;
}

/** Work and income. */
export function EmploymentPage(props: EmploymentPageProps) {
  const { owner, back, saved, statuses, positions, thisYear, problem, isBusy } = props;
  const { t } = useTranslation('registration');
  const fields = EMPLOYMENT_FIELDS;
  const view = useFormView({
    words: 'registration:employment',
    fields,
    optional: OPTIONAL_EMPLOYMENT,
    problem,
    saved,
  });
  const { form, restored } = useFormDraft(`${owner}:employment`);
  return (
    <StepPage
      step="employment"
      title={t('employment.title')}
      detail={t('employment.detail')}
      lead={t('employment.lead')}
      why={t('employment.why')}
      back={back}
    >
      <Form ref={form} method="post" noValidate>
        <FormBody view={view} submitLabel={t('employment.submit')} isBusy={isBusy}>
          <DependentSelects
            first={{
              ...view.field('employmentStatus'),
              name: 'employmentStatus',
              value: view.value('employmentStatus'),
              options: statuses,
            }}
            second={{
              ...view.field('employmentPosition'),
              name: 'employmentPosition',
              value: restored.employmentPosition || view.value('employmentPosition'),
              options: positions,
            }}
            placeholder={t('employment.choose')}
            optionsPath={(status) => `/catalogues/positions?status=${encodeURIComponent(status)}`}
            showLabel={t('employment.showPositions')}
          />
          <Field {...view.field('companyName')}>
            <TextInput {...view.input('companyName')} autoComplete="organization" />
          </Field>
          <Since view={view} thisYear={thisYear} />
          <Income view={view} />
        </FormBody>
      </Form>
    </StepPage>
  );
}

interface SinceProps {
  readonly view: FormView<EmploymentField>;
  readonly thisYear: number;
}

function Since({ view, thisYear }: SinceProps) {
  const { t } = useTranslation('registration');
  const months = t('employment.months', { returnObjects: true });
  const years = workYears(thisYear).map(String);
  return (
    <FieldGroup id="since" legend={t('employment.since')}>
      <Columns count={2}>
        <Field {...view.field('sinceMonth')}>
          <Select
            {...view.input('sinceMonth')}
            placeholder={t('employment.month')}
            options={months.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }))}
          />
        </Field>
        <Field {...view.field('sinceYear')}>
          <Select
            {...view.input('sinceYear')}
            placeholder={t('employment.year')}
            options={years.map((year) => ({ value: year, label: year }))}
          />
        </Field>
      </Columns>
    </FieldGroup>
  );
}

function Income({ view }: Pick<SinceProps, 'view'>) {
  return (
    <>
      <Field {...view.field('monthlyIncome')}>
        <PesosInput {...view.input('monthlyIncome')} />
      </Field>
      <Field {...view.field('monthlyObligations')}>
        <PesosInput {...view.input('monthlyObligations')} />
      </Field>
      <Field {...view.field('workPhone')}>
        <PhoneInput {...view.input('workPhone')} autoComplete="work tel" />
      </Field>
    </>
  );
}
