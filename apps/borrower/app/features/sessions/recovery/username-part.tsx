import { Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { RecoverPage } from './recover-page.tsx';
import { FORGETFUL_FIELDS, type ForgetfulField } from './recovery.ts';

export interface UsernamePartProps {
  /** Typed before. */
  readonly username: string;
  readonly problem: FormProblem<ForgetfulField> | undefined;
  readonly isBusy: boolean;
}

/** First half of recovering a password: the user name. */
export function UsernamePart({ username, problem, isBusy }: UsernamePartProps) {
  const { t } = useTranslation('session');
  const view = useFormView({ words: 'session:recovery.forgetful', fields: FORGETFUL_FIELDS, problem });
  return (
    <RecoverPage title={t('recovery.forgetful.title')} lead={t('recovery.forgetful.lead')}>
      <Form method="post" action="/recover" noValidate>
        <FormBody view={view} submitLabel={t('recovery.forgetful.submit')} isBusy={isBusy}>
          <input type="hidden" name="intent" value="send_codes" />
          <Field {...view.field('username')}>
            <TextInput
              name="username"
              defaultValue={problem?.values.username ?? username}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
          </Field>
        </FormBody>
      </Form>
    </RecoverPage>
  );
}
