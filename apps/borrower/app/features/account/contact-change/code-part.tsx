import { Card, Field, PasswordInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { CodeEntry } from '../../../forms/code-entry.tsx';
import { FormBody } from '../../../forms/form-body.tsx';
import { phoneForReading } from '../../../forms/masks/phone-digits.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useFormView } from '../../../forms/use-form-view.ts';
import { AccountPage } from '../account-page.tsx';
import { CHANGE_FIELDS, CHANGE_PATHS, type ChangeField, type ContactKind } from './contact-change.ts';
import type { SentCode } from './contact-kinds.server.ts';

export interface CodePartProps {
  readonly kind: ContactKind;
  readonly owner: string;
  readonly sent: SentCode;
  readonly problem: FormProblem<ChangeField> | undefined;
  readonly wasResent: boolean;
  readonly isBusy: boolean;
}

/** Shows the second half: the code that went to the new address, and the client's password. */
export function CodePart({ kind, owner, sent, problem, wasResent, isBusy }: CodePartProps) {
  const { t } = useTranslation(['account', 'forms']);
  const view = useFormView({ words: `account:${kind}.change`, fields: CHANGE_FIELDS, problem });
  const { form } = useFormDraft(`${owner}:change-${kind}`);
  const path = CHANGE_PATHS[kind];
  const address = kind === 'phone' ? phoneForReading(sent.address) : sent.address;
  return (
    <AccountPage title={t(`${kind}.change.title`)} lead={t(`${kind}.change.lead`, { address })}>
      <Card>
        <Form ref={form} method="post" action={path} noValidate>
          <FormBody view={view} submitLabel={t(`${kind}.change.submit`)} isBusy={isBusy}>
            <input type="hidden" name="address" value={sent.address} />
            <CodeEntry
              view={view}
              codes={[{ name: 'code', digits: sent.digits, isBySms: kind === 'phone' }]}
              resendAt={sent.resendAt}
              wasResent={wasResent}
              elsewhere={{ href: `${path}?cambiar`, label: t(`${kind}.change.another`) }}
            />
            <Field {...view.field('password')}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                showLabel={t('forms:show')}
                hideLabel={t('forms:hide')}
              />
            </Field>
          </FormBody>
        </Form>
      </Card>
    </AccountPage>
  );
}
