import { TextInput, type TextInputProps } from '@lender/ui';
import { shapeAtEnd } from '@lender/web/react';
import { phoneForReading } from './masks/phone-digits.ts';
import { groupPhone, maskPhone } from './masks/phone-mask.ts';

export type PhoneInputProps = Pick<TextInputProps, 'defaultValue'> & {
  readonly name: string;
  /** `tel` for the client's own. */
  readonly autoComplete: 'tel' | 'work tel' | 'off';
};

/**
 * Asks for a phone number: grouped while it is typed at the end, complete once the field is left. Any way of writing is
 * accepted.
 */
export function PhoneInput({ name, autoComplete, defaultValue }: PhoneInputProps) {
  return (
    <TextInput
      name={name}
      type="tel"
      inputMode="tel"
      width="medium"
      autoComplete={autoComplete}
      defaultValue={phoneForReading(String(defaultValue ?? ''))}
      onInput={(event) => shapeAtEnd(event, groupPhone)}
      onBlur={({ currentTarget }) => {
        currentTarget.value = maskPhone(currentTarget.value);
      }}
    />
  );
}
