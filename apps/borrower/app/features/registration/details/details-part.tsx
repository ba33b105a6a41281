import { isValidCurp } from '@lender/curp';
import { Disclosure, Field, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { compactCode } from '../../../forms/compact-code.ts';
import { DateInput } from '../../../forms/date-input.tsx';
import { FormBody } from '../../../forms/form-body.tsx';
import { readDate } from '../../../forms/masks/date-mask.ts';
import { NameInput } from '../../../forms/name-input.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type FormView, type Saved, useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { BIRTH_DATE_ORDER } from './birth-date.ts';
import { CurpAdviceNotice } from './curp-advice-notice.tsx';
import { DETAILS_FIELDS, type DetailsField, OPTIONAL_DETAILS } from './details.ts';
import { useBirthDate } from './use-birth-date.ts';
import { useCurpAdvice } from './use-curp-advice.ts';
import { useCurpProblem } from './use-curp-problem.ts';

export interface DetailsPartProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly saved?: Saved<DetailsField> | undefined;
  readonly problem: FormProblem<DetailsField> | undefined;
  readonly isBusy: boolean;
}

const CHECKS = {
  curp: (text: string) => isValidCurp(compactCode(text)),
  birthDate: (text: string) => text.trim() === '' || readDate(text, BIRTH_DATE_ORDER) !== undefined,
};

/** Shows the form for who the client is: names, CURP and the birth date in the CURP. */
export function DetailsPart({ owner, saved, problem, isBusy }: DetailsPartProps) {
  const { t } = useTranslation('registration');
  const fields = DETAILS_FIELDS;
  const view = useFormView({
    words: 'registration:details',
    fields,
    optional: OPTIONAL_DETAILS,
    problem,
    saved,
    explain: useCurpProblem(),
    checks: CHECKS,
  });
  const { form } = useFormDraft(`${owner}:details`);
  const { advice, onInput, onCurpBlur } = useCurpAdvice();
  const { onCurpFocus, onCurpInput } = useBirthDate();
  return (
    <StepPage
      step="details"
      title={t('details.title')}
      detail={t('details.detail')}
      lead={t('details.lead')}
      why={t('details.why')}
    >
      <Form ref={form} method="post" action="/registration" noValidate onInput={onInput}>
        <FormBody view={view} submitLabel={t('details.submit')} isBusy={isBusy}>
          <input type="hidden" name="intent" value="details" />
          <NameFields view={view} />
          <Stack space="xs">
            <Field {...view.field('curp')}>
              <TextInput
                {...view.input('curp')}
                look="code"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                onFocus={onCurpFocus}
                onInput={onCurpInput}
                onBlur={onCurpBlur}
              />
            </Field>
            {!view.field('curp').error && <CurpAdviceNotice advice={advice} />}
          </Stack>
          <Field {...view.field('birthDate')}>
            <DateInput {...view.input('birthDate')} order={BIRTH_DATE_ORDER} autoComplete="bday" />
          </Field>
          <Disclosure summary={t('details.curpHelpTitle')}>
            <Text>{t('details.curpHelp')}</Text>
          </Disclosure>
        </FormBody>
      </Form>
    </StepPage>
  );
}

function NameFields({ view }: { readonly view: FormView<DetailsField> }) {
  return (
    <>
      <Field {...view.field('firstName')}>
        <NameInput {...view.input('firstName')} autoComplete="given-name" />
      </Field>
      <Field {...view.field('middleName')}>
        <NameInput {...view.input('middleName')} autoComplete="additional-name" />
      </Field>
      <Field {...view.field('lastName')}>
        <NameInput {...view.input('lastName')} autoComplete="family-name" />
      </Field>
      <Field {...view.field('secondLastName')}>
        <NameInput {...view.input('secondLastName')} />
      </Field>
    </>
  );
}
