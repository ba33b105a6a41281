import { curpMessageEs, parseCurp } from '@lender/curp';
import { Disclosure, Field, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { compactCode } from '../../../forms/compact-code.ts';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { type FormView, useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { CurpAdviceNotice } from './curp-advice-notice.tsx';
import { DETAILS_FIELDS, type DetailsField, OPTIONAL_DETAILS } from './details.ts';
import { useCurpAdvice } from './use-curp-advice.ts';

export interface DetailsPartProps {
  /** Whose draft is saved. */
  readonly owner: string;
  readonly problem: FormProblem<DetailsField> | undefined;
  readonly isBusy: boolean;
}

/** Who the client is: names and CURP. */
export function DetailsPart({ owner, problem, isBusy }: DetailsPartProps) {
  const { t } = useTranslation('registration');
  const fields = DETAILS_FIELDS;
  const view = useFormView({
    words: 'registration:details',
    fields,
    optional: OPTIONAL_DETAILS,
    problem,
    explain: explainCurp,
  });
  const { form } = useFormDraft(`${owner}:details`);
  const { advice, isPutRight, onInput, onCurpBlur } = useCurpAdvice(problem?.values.curp);
  const { error: curpError, ...curp } = view.field('curp');
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
            <Field {...curp} error={isPutRight ? undefined : curpError}>
              <TextInput
                {...view.input('curp')}
                look="code"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                onBlur={onCurpBlur}
              />
            </Field>
            <CurpAdviceNotice advice={advice} />
          </Stack>
          <Disclosure summary={t('details.curpHelpTitle')}>
            <Text>{t('details.curpHelp')}</Text>
          </Disclosure>
        </FormBody>
      </Form>
    </StepPage>
  );
}

function NameFields({ view }: { readonly view: FormView<DetailsField> }) {
  const name = { autoCapitalize: 'words', spellCheck: false } as const;
  return (
    <>
      <Field {...view.field('firstName')}>
        <TextInput {...view.input('firstName')} {...name} autoComplete="given-name" />
      </Field>
      <Field {...view.field('middleName')}>
        <TextInput {...view.input('middleName')} {...name} autoComplete="additional-name" />
      </Field>
      <Field {...view.field('lastName')}>
        <TextInput {...view.input('lastName')} {...name} autoComplete="family-name" />
      </Field>
      <Field {...view.field('secondLastName')}>
        <TextInput {...view.input('secondLastName')} {...name} autoComplete="off" />
      </Field>
    </>
  );
}

/** A CURP says by itself what is wrong with it. */
function explainCurp({ values, fields }: FormProblem<DetailsField>, name: DetailsField): string | undefined {
  if (name !== 'curp' || (fields.curp !== 'invalid_identificator' && fields.curp !== 'invalid')) return undefined;
  const parsed = parseCurp(compactCode(values.curp ?? ''));
  return parsed.ok ? undefined : curpMessageEs(parsed.problem);
}
