import { Field, PasswordInput, TextInput } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { FormView } from '../../forms/use-form-view.ts';
import type { LoginField } from './login.ts';

export interface LoginFieldsProps {
  readonly view: FormView<LoginField>;
  /** Prefix of the fields' ids, where the page has others of these names. @default '' */
  readonly idPrefix?: string;
}

/** Asks for the username and the password. */
export function LoginFields({ view, idPrefix = '' }: LoginFieldsProps) {
  const { t } = useTranslation('forms');
  return (
    <>
      <Field {...view.field('username')} id={`${idPrefix}username`}>
        <TextInput
          {...view.input('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      <Field {...view.field('password')} id={`${idPrefix}password`}>
        <PasswordInput name="password" autoComplete="current-password" showLabel={t('show')} hideLabel={t('hide')} />
      </Field>
    </>
  );
}
