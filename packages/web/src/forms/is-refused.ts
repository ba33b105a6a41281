import type { RefusedForm, Submitted } from './form-problem.ts';

/**
 * Whether a step's form has to be shown again. One that has passed meanwhile (another tab) need not: like one that was
 * accepted, it leads to where the flow says.
 *
 * @example
 * if (!isRefused(saved)) return redirect('/flow')
 */
export const isRefused = <Field extends string, Code extends string>(
  submitted: Submitted<Field, unknown, unknown, Code>,
): submitted is RefusedForm<Field, Code> => !submitted.ok && submitted.problem.form !== 'illegal_transition';
