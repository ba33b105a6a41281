import { Field, TextInput, type TextInputProps } from '@lender/ui';
import { useTyped } from '../page/use-address.ts';

interface TypedTextProps extends Pick<TextInputProps, 'look' | 'inputMode' | 'type' | 'lang'> {
  /** Unique on the whole page: it names what is typed in the address. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly initial?: string;
}

/** A line of text that is kept in the address. */
export function TypedText({ name, label, hint, error, initial, ...input }: TypedTextProps) {
  const [value, type] = useTyped(name, initial);
  return (
    <Field id={name} label={label} hint={hint} {...(error && { error })}>
      <TextInput
        {...input}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}
