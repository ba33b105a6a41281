import { type FocusEvent, type FormEvent, useRef } from 'react';
import { birthDateBeside, birthDateIn } from './birth-date.ts';
import type { DetailsField } from './details.ts';

const FIELD: DetailsField = 'birthDate';

/**
 * Returns the handlers of a CURP field that fill in the birth date while the CURP is typed. A draft that comes back is
 * left as it was.
 */
export function useBirthDate() {
  const filled = useRef<string | undefined>(undefined);
  return {
    onCurpFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      filled.current = birthDateIn(currentTarget.value);
    },
    onCurpInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      const field = currentTarget.form?.elements.namedItem(FIELD);
      if (filled.current === undefined || !(field instanceof HTMLInputElement)) return;
      const day = birthDateBeside({ shown: field.value, filled: filled.current, curp: currentTarget.value });
      if (day === field.value) return;
      filled.current = day;
      field.value = day;
      // The event makes a draft save the date, and clears its error.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
