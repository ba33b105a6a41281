import { MoneyInput, type MoneyInputProps } from '@lender/ui';
import { wholePesos } from './masks/pesos.ts';

export type PesosInputProps = Pick<MoneyInputProps, 'name' | 'defaultValue'>;

/**
 * Asks for whole pesos, written as digits only once the field is left. Text that is no amount stays as it was typed, so
 * that it can be seen.
 */
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
