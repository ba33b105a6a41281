import { Card, Container, Field, PageHeader, Section, Stack, Text, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { UNDO_FIELDS, type UndoField } from './undo.ts';

export interface UndoPageProps {
  readonly problem: FormProblem<UndoField> | undefined;
  readonly isBusy: boolean;
}

/** Shows the form that undoes a change that the owner did not make; it needs no sign-in. */
export function UndoPage({ problem, isBusy }: UndoPageProps) {
  const { t } = useTranslation('account');
  const view = useFormView({ words: 'account:undo', fields: UNDO_FIELDS, problem });
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('undo.title')} lead={t('undo.lead')} />
          <Card>
            <Form method="post" noValidate>
              <FormBody view={view} submitLabel={t('undo.submit')} isBusy={isBusy}>
                <Field {...view.field('address')}>
                  <TextInput {...view.input('address')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
                </Field>
                <Field {...view.field('code')}>
                  <TextInput
                    {...view.input('code')}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    look="code"
                    width="medium"
                  />
                </Field>
                <Text size="small" tone="soft">
                  {t('undo.after')}
                </Text>
              </FormBody>
            </Form>
          </Card>
          <Text size="small" tone="soft">
            {t('undo.help')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}
