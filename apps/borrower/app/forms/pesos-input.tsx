import { MoneyInput, type MoneyInputProps } from '@lender/ui';
import { wholePesos } from './pesos.ts';

export type PesosInputProps = Pick<MoneyInputProps, 'name' | 'defaultValue'>;

/** Whole pesos, written as digits alone once the field is left. What is none stays as it was typed, to be seen. */
export function PesosInput(props: PesosInputProps) {
  return (
    <MoneyInput
      {...props}
      onBlur={({ currentTarget }) => {
        currentTarget.value = String(wholePesos(currentTarget.value) ?? currentTarget.value);
      }}
    />
  );
}
