import { TextInput, type TextInputProps } from '@lender/ui';
import { tidyLine } from './masks/tidy-line.ts';

export type NameInputProps = Pick<TextInputProps, 'name' | 'defaultValue' | 'autoComplete'>;

/** Field for a person's name, with single spaces once the field is left. */
export function NameInput(props: NameInputProps) {
  return (
    <TextInput
      {...props}
      autoCapitalize="words"
      spellCheck={false}
      onBlur={({ currentTarget }) => {
        currentTarget.value = tidyLine(currentTarget.value);
      }}
    />
  );
}
