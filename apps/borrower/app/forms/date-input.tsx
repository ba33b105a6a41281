import { TextInput, type TextInputProps } from '@lender/ui';
import { shapeAtEnd } from '@lender/web/react';
import { type DateOrder, maskDate, typeDate } from './masks/date-mask.ts';

export type DateInputProps = Pick<TextInputProps, 'name' | 'defaultValue' | 'autoComplete'> & {
  readonly order: DateOrder;
  /** Completes the text before it is read, once the field is left. @default as it is */
  readonly complete?: (text: string) => string;
};

/**
 * Field for a day. Adds slashes while it is typed at the end, and completes it once the field is left. Invalid text
 * stays visible.
 */
export function DateInput({ order, complete = asItIs, ...rest }: DateInputProps) {
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      width="medium"
      look="code"
      onInput={(event) => shapeAtEnd(event, (text) => typeDate(text, order))}
      onBlur={({ currentTarget }) => {
        currentTarget.value = maskDate(complete(currentTarget.value), order);
      }}
    />
  );
}

const asItIs = (text: string): string => text;
