import { type FocusEvent, type FormEvent, useRef } from 'react';
import { birthDateBeside, birthDateIn } from './birth-date.ts';
import type { DetailsField } from './details.ts';

const FIELD: DetailsField = 'birthDate';

/** For the field of a CURP: fills in the birth date while the CURP is typed. A draft that comes back is left as it was. */
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
      // So that a draft saves it, and what was wrong with it is over.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
