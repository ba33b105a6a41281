import { Card, Container, Field, PageHeader, Section, Stack, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { LegalConsents } from '../../../forms/legal-consents.tsx';
import { NewPassword, type PasswordRules } from '../../../forms/new-password.tsx';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { COMPLETE_FIELDS, type CompleteField } from './complete.ts';

export interface CompletePageProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly rules: PasswordRules;
  readonly problem: FormProblem<CompleteField> | undefined;
  readonly isBusy: boolean;
}

/** Makes an account that staff opened its client's own; nothing else is possible before. */
export function CompletePage({ owner, rules, problem, isBusy }: CompletePageProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:complete', fields: COMPLETE_FIELDS, problem });
  const { form } = useFormDraft(`${owner}:complete`);
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('complete.title')} lead={t('complete.lead')} />
          <Card>
            <Form ref={form} method="post" noValidate>
              <FormBody view={view} submitLabel={t('complete.submit')} isBusy={isBusy}>
                <Field {...view.field('email')}>
                  <TextInput {...view.input('email')} type="email" autoComplete="email" inputMode="email" />
                </Field>
                <NewPassword view={view} rules={rules} name="password" repeat="repeat" />
                <LegalConsents view={view} values={problem?.values ?? {}} />
              </FormBody>
            </Form>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
