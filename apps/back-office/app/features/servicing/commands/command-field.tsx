import { Field, MoneyInput, Select, TextInput } from '@lender/ui';
import { DayInput } from '../../../forms/day-input.tsx';
import { commandCopy as copy } from './command.copy.es.ts';
import type { CommandInput } from './command-inputs.ts';
import type { Options } from './command-view.ts';

export interface CommandFieldProps {
  readonly name: CommandInput;
  readonly options: Options;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** True for the first field, which takes the focus of the link that opened its form. */
  readonly isFlash: boolean;
}

const hints: Partial<Readonly<Record<CommandInput, string>>> = copy.hints;

/** Shows one field of a command. */
export function CommandField({ name, error, ...control }: CommandFieldProps) {
  return (
    <Field id={name} label={copy.fields[name]} hint={hints[name]} error={error}>
      <Control name={name} {...control} />
    </Field>
  );
}

function Control({ name, options, value: defaultValue, isFlash: autoFocus }: Omit<CommandFieldProps, 'error'>) {
  const common = { name, autoFocus, defaultValue, required: true } as const;
  switch (name) {
    case 'amount':
    case 'price':
      return <MoneyInput hasCentavos {...common} />;
    case 'paidOn':
    case 'reviewOn':
      return <DayInput {...common} />;
    case 'buyer':
      return <TextInput maxLength={120} {...common} />;
    case 'reference':
      return <TextInput maxLength={60} {...common} />;
    default:
      return <Select placeholder={copy.choose} options={options[name] ?? []} {...common} />;
  }
}
