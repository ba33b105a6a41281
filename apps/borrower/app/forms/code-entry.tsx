import { Field, Stack, TextInput } from '@lender/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendCode, type ResendCodeProps } from './resend-code.tsx';
import type { FormView } from './use-form-view.ts';
import { useSmsCode } from './use-sms-code.ts';

/** Code that was sent to a visitor, as the form asks for it. */
export interface ExpectedCode<Name extends string> {
  readonly name: Name;
  readonly digits: number;
  /** True when the code comes by SMS, so a phone offers it. */
  readonly isBySms: boolean;
}

export interface CodeEntryProps<Name extends string> extends ResendCodeProps {
  readonly view: Pick<FormView<Name>, 'field'>;
  readonly codes: readonly ExpectedCode<Name>[];
}

/** Shows the fields for codes, and beside them the button to get another code. */
export function CodeEntry<Name extends string>({ view, codes, ...resend }: CodeEntryProps<Name>) {
  const { t } = useTranslation('forms');
  return (
    <Stack space="m">
      {/* The first button of a form is what Enter presses: it must not send another code. */}
      <button type="submit" hidden />
      {codes.map(({ name, digits, isBySms }) => (
        <Field key={name} {...view.field(name)} hint={t('code.hint', { digits })}>
          <CodeInput name={name} isBySms={isBySms} />
        </Field>
      ))}
      <ResendCode {...resend} />
    </Stack>
  );
}

function CodeInput({ name, isBySms }: Pick<ExpectedCode<string>, 'name' | 'isBySms'>) {
  const input = useRef<HTMLInputElement>(null);
  useSmsCode(input, isBySms);
  return (
    <TextInput
      ref={input}
      name={name}
      inputMode="numeric"
      autoComplete={isBySms ? 'one-time-code' : 'off'}
      look="code"
      width="short"
    />
  );
}
