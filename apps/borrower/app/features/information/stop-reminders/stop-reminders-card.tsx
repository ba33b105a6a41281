import { Card, Field, Heading, Notice, Stack, Text, TextInput } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { STOP_REMINDERS_FIELDS, type StopRemindersAnswer } from './stop-reminders.ts';

const ID = 'recordatorios';

/** Shows the form that ends reminders without signing in. */
export function StopRemindersCard({ answer }: { readonly answer: StopRemindersAnswer | undefined }) {
  const { t } = useTranslation('information');
  return (
    <Card labelledBy={ID}>
      <Stack>
        <Heading level={2} id={ID}>
          {t('stopReminders.title')}
        </Heading>
        {answer?.isDone ? <Done /> : <KeyForm problem={answer?.problem} />}
      </Stack>
    </Card>
  );
}

function Done() {
  const { t } = useTranslation('information');
  return (
    <Notice tone="ok" role="status" title={t('stopReminders.done.title')}>
      {t('stopReminders.done.text')}
    </Notice>
  );
}

type Refused = Extract<StopRemindersAnswer, { readonly isDone: false }>;

function KeyForm({ problem }: { readonly problem: Refused['problem'] | undefined }) {
  const { t } = useTranslation('information');
  const view = useFormView({ words: 'information:stopReminders', fields: STOP_REMINDERS_FIELDS, problem });
  return (
    <Form method="post" action={`/contactos#${ID}`} noValidate>
      <FormBody view={view} submitLabel={t('stopReminders.submit')} isBusy={false}>
        <Text>{t('stopReminders.text')}</Text>
        <Field {...view.field('key')}>
          <TextInput
            {...view.input('key')}
            autoComplete="off"
            autoCapitalize="characters"
            look="code"
            width="medium"
            maxLength={24}
          />
        </Field>
      </FormBody>
    </Form>
  );
}
