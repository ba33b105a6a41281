/** What a sentence may need besides its code: tries left, a bank's digits. */
export type Facts = Readonly<Record<string, string | number>>;

/** Why a form was refused and what its page shows again. Travels to the browser as it is. */
export interface FormProblem<Field extends string = string> {
  /** What was typed; secrets are left out. */
  readonly values: Readonly<Partial<Record<Field, string>>>;
  /** A code for each refused field. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** A code for what is wrong beyond the fields. */
  readonly form?: string;
  readonly facts: Facts;
}

/** A form's answer: what was asked for, or why not. */
export type Submitted<Field extends string, Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: FormProblem<Field> };

/** Nothing is wrong: the page only shows again what was typed. */
export const echo = <Field extends string>(values: FormProblem<Field>['values']): FormProblem<Field> => ({
  values,
  fields: {} as FormProblem<Field>['fields'],
  facts: {},
});
