import { Columns, type SelectOption } from '@lender/ui';
import { TypedSelect } from './typed-select.tsx';
import { TypedText } from './typed-text.tsx';

interface FormFieldsProps<Name extends string> {
  /** Beginning of the names of the fields. */
  readonly prefix: string;
  readonly initials: Readonly<Record<Name, string>>;
  readonly labels: Readonly<Record<Name, string>>;
  /** Options of the fields in which one of many is chosen. */
  readonly options?: Partial<Readonly<Record<NoInfer<Name>, readonly SelectOption[]>>>;
  readonly columns?: 2 | 3;
}

/** The fields of a form, in their order. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>) {
  const { prefix, initials, labels, options = {}, columns = 2 } = props;
  const words = new Map(Object.entries<string>(labels));
  const choices = new Map(Object.entries<readonly SelectOption[] | undefined>(options));
  return (
    <Columns count={columns} align="end">
      {Object.entries<string>(initials).map(([name, initial]) => {
        const field = { name: `${prefix}-${name}`, label: words.get(name) ?? name, initial };
        const choice = choices.get(name);
        return choice ? <TypedSelect key={name} {...field} options={choice} /> : <TypedText key={name} {...field} />;
      })}
    </Columns>
  );
}
