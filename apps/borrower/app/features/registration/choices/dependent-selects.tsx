import { Button, Field, type FieldProps, Inline, Select, type SelectOption, useHydrated } from '@lender/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { SHOW_OPTIONS } from './show-options.ts';
import { useOptions } from './use-options.ts';

interface Choice extends Omit<FieldProps, 'children'> {
  readonly name: string;
  /** Autofill token for the browser: `address-level1`. */
  readonly autoComplete?: string;
  /** Value chosen before: shown again, or restored. */
  readonly value: string | undefined;
  readonly options: readonly SelectOption[];
}

export interface DependentSelectsProps {
  readonly first: Choice;
  /** Second choice; its options are those that belong to `first.value`. */
  readonly second: Choice;
  readonly placeholder: string;
  /** Returns the path of the second options for a first choice. */
  readonly optionsPath: (chosen: string) => string;
  /** Asks the server for the second options: `Ver puestos`. */
  readonly showLabel: string;
}

/**
 * Two choices, the second depending on the first. Its options load automatically; a button asks for them without
 * JavaScript, or where loading failed.
 */
export function DependentSelects({ first, second, placeholder, optionsPath, showLabel }: DependentSelectsProps) {
  const [chosen, setChosen] = useState<string>();
  const loaded = useOptions(chosen ? optionsPath(chosen) : undefined);
  const isHydrated = useHydrated();
  const isAsking = !isHydrated || loaded.hasFailed;
  const options = chosen === undefined ? second.options : (loaded.options ?? []);
  const secondList = useChosenBefore(options, second.value);

  const { options: firstOptions, name: firstName, value: firstValue, autoComplete: firstToken, ...firstField } = first;
  const { options: _, name: secondName, value: secondValue, autoComplete: secondToken, ...secondField } = second;
  return (
    <>
      {/* The first button of a form is the one that Enter presses. */}
      {isAsking && <input type="submit" hidden />}
      <Field {...firstField}>
        <Select
          name={firstName}
          defaultValue={firstValue}
          autoComplete={firstToken}
          options={firstOptions}
          placeholder={placeholder}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </Field>
      {isAsking && (
        <Inline>
          <Button type="submit" name="intent" value={SHOW_OPTIONS} tone="secondary" size="small">
            {showLabel}
          </Button>
        </Inline>
      )}
      <Field {...secondField}>
        <Select
          ref={secondList}
          name={secondName}
          defaultValue={secondValue}
          autoComplete={secondToken}
          options={options}
          placeholder={placeholder}
        />
      </Field>
    </>
  );
}

/**
 * Selects the earlier choice once late options arrive. The list stays the same control meanwhile: a keyboard user who
 * is already in it keeps the focus.
 */
function useChosenBefore(
  options: readonly SelectOption[],
  before: string | undefined,
): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  const shown = useRef(options);
  useLayoutEffect(() => {
    const isNew = options.map(({ value }) => value).join() !== shown.current.map(({ value }) => value).join();
    shown.current = options;
    if (isNew && list.current) list.current.value = options.some(({ value }) => value === before) ? (before ?? '') : '';
  }, [options, before]);
  return list;
}
