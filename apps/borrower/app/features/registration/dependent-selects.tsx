import { Button, Field, type FieldProps, Inline, Select, type SelectOption, useHydrated } from '@lender/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';

interface Choice extends Omit<FieldProps, 'children'> {
  readonly name: string;
  /** Chosen before: shown again, or brought back. */
  readonly value: string | undefined;
}

export interface DependentSelectsProps {
  readonly first: Choice & { readonly options: readonly SelectOption[] };
  /** Its options are those that belong to `first.value`. */
  readonly second: Choice & { readonly options: readonly SelectOption[] };
  readonly placeholder: string;
  /** Where the second options of a first choice are found. */
  readonly optionsPath: (chosen: string) => string;
  /** Asks the server for the second options where there is no JavaScript: `Ver puestos`. */
  readonly showLabel: string;
}

/**
 * Two choices, the second depending on the first. Without JavaScript a button brings the second one's options; with it
 * they come by themselves.
 */
export function DependentSelects({ first, second, placeholder, optionsPath, showLabel }: DependentSelectsProps) {
  const isHydrated = useHydrated();
  const fetcher = useFetcher<SelectOption[]>();
  const [chosen, setChosen] = useState(first.value ?? '');
  const isAsked = fetcher.state !== 'idle' || fetcher.data !== undefined;
  const options = isAsked ? (fetcher.data ?? []) : second.options;

  const choose = (value: string) => {
    setChosen(value);
    if (value !== '') fetcher.load(optionsPath(value));
  };
  useEffect(() => setChosen(first.value ?? ''), [first.value]);

  const { options: firstOptions, name, value, ...firstField } = first;
  const { options: _, name: secondName, value: secondValue, ...secondField } = second;
  return (
    <>
      <Field {...firstField}>
        <Select
          name={name}
          defaultValue={value}
          options={firstOptions}
          placeholder={placeholder}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </Field>
      {!isHydrated && (
        <Inline>
          <Button type="submit" name="intent" value="show_options" tone="secondary" size="small">
            {showLabel}
          </Button>
        </Inline>
      )}
      <Field {...secondField}>
        <Select
          // Options that arrive later still find what was chosen before.
          key={options.map((option) => option.value).join()}
          name={secondName}
          defaultValue={secondValue}
          options={chosen === '' ? [] : options}
          placeholder={placeholder}
          aria-busy={fetcher.state !== 'idle'}
        />
      </Field>
    </>
  );
}
