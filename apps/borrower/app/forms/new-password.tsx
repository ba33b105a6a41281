import type { getPasswordRules, Reply } from '@lender/contract';
import { Field, PasswordInput } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { FormView } from './use-form-view.ts';

/** Rules of the server for a new password. */
export type PasswordRules = Reply<typeof getPasswordRules>;

export interface NewPasswordProps<Name extends string> {
  readonly view: Pick<FormView<Name>, 'field'>;
  readonly rules: PasswordRules;
  readonly name: Name;
  /** Field in which the password is typed once more. */
  readonly repeat?: Name;
}

/** Fields for a new password, with the server's rules for it. */
export function NewPassword<Name extends string>({ view, rules, name, repeat }: NewPasswordProps<Name>) {
  const { t } = useTranslation('forms');
  const { minLength, maxLength, isAlphanumeric } = rules;
  const hint = t(isAlphanumeric ? 'password.letters' : 'password.any', { minLength, maxLength });
  const shared = { autoComplete: 'new-password', showLabel: t('show'), hideLabel: t('hide') } as const;
  return (
    <>
      <Field {...view.field(name)} hint={hint}>
        <PasswordInput name={name} {...shared} />
      </Field>
      {repeat && (
        <Field {...view.field(repeat)}>
          <PasswordInput name={repeat} {...shared} />
        </Field>
      )}
    </>
  );
}
