import { Field, Select, type SelectOption } from '@lender/ui';
import { useTyped } from '../page/use-address.ts';

interface TypedSelectProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly SelectOption[];
  readonly initial: string;
}

/** Choice of one of many, kept in the address; the first one where the address names none of them. */
export function TypedSelect({ name, label, hint, options, initial }: TypedSelectProps) {
  const [value, type] = useTyped(name, initial);
  return (
    <Field id={name} label={label} hint={hint}>
      <Select options={options} value={value} onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}

/** Returns options whose label is their value. */
export const optionsOf = (values: readonly string[]): readonly SelectOption[] =>
  values.map((value) => ({ value, label: value }));
