import type { FieldError } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import { type FieldChecks, useCorrected } from './use-corrected.ts';

export interface FormViewOptions<Field extends string> {
  /** Place of the form's copy: `registration:employment`. */
  readonly words: string;
  readonly fields: readonly Field[];
  /** Marked as such. */
  readonly optional?: readonly Field[];
  readonly problem: FormProblem<Field> | undefined;
  /** Saved answers, to be corrected. */
  readonly saved?: Saved<Field> | undefined;
  /** Returns a more specific sentence than the copy's, for fields that have one. */
  readonly explain?: (problem: FormProblem<Field>, name: Field) => string | undefined;
  /**
   * Checks of refused fields, true when the field is right again; the same object at each render. Fields without a
   * check are right once their content has changed.
   */
  readonly checks?: FieldChecks<Field>;
}

/** Content of a form's fields when it was sent before. */
export type Saved<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Form as its page draws it: labels, typed values and problems, by field. */
export interface FormView<Field extends string> {
  /** Returns the properties of the kit's `Field`. */
  field(name: Field): { id: Field; label: string; hint?: string; error?: string; note?: string };
  /** Returns the properties of the field's control. */
  input(name: Field): { name: Field; defaultValue: string | undefined };
  /** Returns the content of a field when the page is shown. */
  value(name: Field): string | undefined;
  readonly errors: readonly FieldError[];
  /** Problem of the form as a whole. */
  readonly formError: string | undefined;
}

/** Combines a form's copy with its problem. */
export function useFormView<Field extends string>(options: FormViewOptions<Field>): FormView<Field> {
  const { words, fields, optional = [], problem, saved, explain, checks } = options;
  const corrected = useCorrected(problem, checks);
  const { i18n } = useTranslation();
  const facts = problem?.facts ?? {};
  // Codes come from the API: the copy's own type promises a sentence for each, and keys of texts cannot be listed here.
  const say = (...keys: readonly string[]) => String(i18n.t(keys as never, facts as never));
  const formKeys = (code: string) => [`${words}.problems.${code}`, `forms:problems.${code}`];
  const wordsOf = (name: Field) => `${words}.fields.${name}`;
  const errorOf = (name: Field) => {
    const code = problem?.fields[name];
    if (!problem || !code || corrected.includes(name)) return undefined;
    const own = `${wordsOf(name)}.problems`;
    const because =
      facts.reason === undefined ? [] : [`${own}.${code}_${facts.reason}`, ...formKeys(`${code}_${facts.reason}`)];
    return explain?.(problem, name) ?? say(...because, `${own}.${code}`, ...formKeys(code), `${own}.invalid`);
  };

  const value = (name: Field) => (problem ? problem.values[name] : saved?.[name]);

  return {
    field: (name) => ({
      id: name,
      label: say(`${wordsOf(name)}.label`),
      ...(i18n.exists(`${wordsOf(name)}.hint`) && { hint: say(`${wordsOf(name)}.hint`) }),
      ...(optional.includes(name) && { note: say('forms:optional') }),
      error: errorOf(name),
    }),
    input: (name) => ({ name, defaultValue: value(name) }),
    value,
    errors: fields.flatMap((name) => {
      const message = errorOf(name);
      return message ? [{ fieldId: name, message }] : [];
    }),
    formError: problem?.form && say(...formKeys(problem.form), 'forms:problems.invalid'),
  };
}
