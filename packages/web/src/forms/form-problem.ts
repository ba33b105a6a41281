/** Facts that a sentence may need besides its code: tries left, a bank's digits. */
export type Facts = Readonly<Record<string, string | number>>;

/** Reasons why a form was refused, and what its page shows again. Sent to the browser as it is. */
export interface FormProblem<Field extends string = string, Code extends string = string> {
  /** Texts that were typed; secrets are left out. */
  readonly values: Partial<Readonly<Record<Field, string>>>;
  /** Code for each refused field. */
  readonly fields: Partial<Readonly<Record<Field, string>>>;
  /** Code for a problem beyond the fields. */
  readonly form?: Code;
  readonly facts: Facts;
}

/** A form that its page shows again, with the reason. */
export interface RefusedForm<Field extends string, Code extends string = string> {
  readonly ok: false;
  readonly problem: FormProblem<Field, Code>;
}

/** Result of a form: the reply of the API and the body that was sent, or the problem. */
export type Submitted<Field extends string, Value, Body = unknown, Code extends string = string> =
  | { readonly ok: true; readonly value: Value; readonly sent: Body }
  | RefusedForm<Field, Code>;

/** Returns a form problem without a fault: the page only shows again what was typed. */
export const withoutFault = <Field extends string>(values: FormProblem<Field>['values']): FormProblem<Field> => ({
  values,
  fields: {},
  facts: {},
});
