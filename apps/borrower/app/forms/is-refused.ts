import type { FormProblem, Submitted } from './form-problem.ts';

type Refused<Field extends string> = { readonly ok: false; readonly problem: FormProblem<Field> };

/**
 * Whether a step's form has to be shown again. One that has passed meanwhile (another tab) need not: like one that was
 * accepted, it leads to where the flow says.
 *
 * @example
 * if (!isRefused(saved)) return redirect('/flow')
 */
export const isRefused = <Field extends string>(submitted: Submitted<Field, unknown>): submitted is Refused<Field> =>
  !submitted.ok && submitted.problem.form !== 'illegal_transition';
