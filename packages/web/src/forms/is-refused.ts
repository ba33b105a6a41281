import type { RefusedForm, Submitted } from './form-problem.ts';

/**
 * Tells whether a step's form has to be shown again. A step that has passed meanwhile (another tab) need not: like an
 * accepted one, it leads to the page that the flow says.
 *
 * @example
 * if (!isRefused(saved)) return redirect('/flow')
 */
export const isRefused = <Field extends string, Code extends string>(
  submitted: Submitted<Field, unknown, unknown, Code>,
): submitted is RefusedForm<Field, Code> => !submitted.ok && submitted.problem.form !== 'illegal_transition';
