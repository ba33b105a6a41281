import type { FormProblem } from '@lender/web/forms';
import { useEffect, useState } from 'react';

/** Checks of fields that can be judged on the page; true when the content of the field is right now. */
export type FieldChecks<Field extends string> = Readonly<Partial<Record<Field, (text: string) => boolean>>>;

/**
 * Returns the fields that were corrected since the form was refused: judged by their check, or else changed into
 * something that is not empty. A field that is changed back is wrong again.
 */
export function useCorrected<Field extends string>(
  problem: FormProblem<Field> | undefined,
  checks: FieldChecks<Field> | undefined,
): readonly Field[] {
  const [corrected, setCorrected] = useState<{ readonly of: typeof problem; readonly fields: readonly Field[] }>();
  useEffect(() => {
    if (!problem) return;
    const judge = ({ target }: Event) => {
      const [name] = namesOf(problem).filter((field) => isControlOf(target, field));
      if (!name || !isControl(target)) return;
      const text = textOf(target);
      const isRight = checks?.[name]?.(text) ?? (text.trim() !== '' && text !== problem.values[name]);
      setCorrected((before) => {
        const others = before?.of === problem ? before.fields.filter((field) => field !== name) : [];
        return { of: problem, fields: isRight ? [...others, name] : others };
      });
    };
    const listening = new AbortController();
    for (const type of ['input', 'change']) document.addEventListener(type, judge, listening);
    return () => listening.abort();
  }, [problem, checks]);
  return corrected && corrected.of === problem ? corrected.fields : [];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// A problem's fields are those of its form.
const namesOf = <Field extends string>({ fields }: FormProblem<Field>) => Object.keys(fields) as Field[];

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** A card's fields have no name, so that no form sends them. */
const isControlOf = (target: unknown, field: string): boolean =>
  isControl(target) && (target.name === field || target.id === field);

const textOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked ? '' : control.value;
