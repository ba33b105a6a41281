import { TextInput, type TextInputProps } from '@lender/ui';
import { shapeAtEnd } from '@lender/web/react';
import { shownDay, typeDay } from '../vocabulary/read-day.ts';
import { formsCopy as copy } from './forms.copy.es.ts';

export interface DayInputProps
  extends Pick<TextInputProps, 'name' | 'autoFocus' | 'required' | 'disabled' | 'aria-describedby'> {
  /** Day or typed text, as `YYYY-MM-DD` or as it was typed. */
  readonly defaultValue?: string | undefined;
}

/**
 * Field for a day, written `dd.mm.yyyy` as everywhere on the site: a date field of the browser follows the language of
 * the browser. It needs no script; with one, dots are added while it is typed, and the day is completed once the field
 * is left. `typedDay` and `readDay` read what it sends.
 */
export const DayInput = ({ defaultValue = '', ...rest }: DayInputProps) => (
  <TextInput
    {...rest}
    inputMode="numeric"
    width="medium"
    autoComplete="off"
    placeholder={copy.dayFormat}
    maxLength={10}
    defaultValue={shownDay(defaultValue)}
    onInput={(event) => shapeAtEnd(event, typeDay)}
    onBlur={({ currentTarget }) => {
      currentTarget.value = shownDay(currentTarget.value);
    }}
  />
);
