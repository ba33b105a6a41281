import type { DescribedProblem, FormProblem } from '@lender/web/forms';

/** Fields of a form as its last answer left them. */
export interface FormFields<Name extends string = string> {
  /** Returns what the field of this name shows besides its label: its id and its error. */
  readonly field: (name: Name) => { readonly id: string; readonly error: string | undefined };
  /**
   * Returns the name of an input and the text in it.
   *
   * @param first - text in it before anything was typed
   */
  readonly input: (name: Name, first?: string) => { readonly name: string; readonly defaultValue: string | undefined };
  /** Texts that were typed. */
  readonly values: FormProblem<Name>['values'];
}

/**
 * Returns the fields of a form, with the errors and the texts of its last answer.
 *
 * @param idPrefix - begins the id of each field, where a page has several forms
 */
export const formFields = <Name extends string>(
  fields: DescribedProblem<Name>['fields'],
  values: FormProblem<Name>['values'],
  idPrefix = '',
): FormFields<Name> => ({
  field: (name) => ({ id: idPrefix + name, error: fields[name] }),
  input: (name, first) => ({ name, defaultValue: values[name] ?? first }),
  values,
});
