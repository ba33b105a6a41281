import { type FocusEvent, type FormEvent, useState } from 'react';
import { compactCode } from '../../../forms/compact-code.ts';
import { adviseCurp, type CurpAdvice } from './curp-advice.ts';

const curpLength = 18;

/** Checks the CURP of a form as it is typed: once it is whole, or once its field is left. */
export function useCurpAdvice() {
  const [advice, setAdvice] = useState<CurpAdvice>();

  const advise = (form: HTMLFormElement, isLeaving: boolean) => {
    const typed = (name: string) => String(new FormData(form).get(name) ?? '');
    const curp = typed('curp');
    const isDue = compactCode(curp).length >= curpLength || (isLeaving && curp.trim() !== '');
    const names = {
      givenNames: `${typed('firstName')} ${typed('middleName')}`,
      firstSurname: typed('lastName'),
      secondSurname: typed('secondLastName'),
    };
    setAdvice(isDue ? adviseCurp(curp, names) : undefined);
  };

  return {
    advice,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => advise(currentTarget, false),
    /** Also writes the CURP in its printed form. */
    onCurpBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.value = compactCode(currentTarget.value).toUpperCase();
      // Advice that appears now would move the button while it is being pressed.
      const isSending = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
      if (currentTarget.form && !isSending) advise(currentTarget.form, true);
    },
  };
}
