import { json, redirect } from '@remix-run/node';
import type { FormProblem, Submitted } from './form-problem.ts';

/**
 * The answer to a step's form: on to where the flow says, or the page again with what is wrong. A step that has passed
 * meanwhile (another tab) is not wrong: the flow knows what comes next.
 */
export function answerForm<Field extends string>(submitted: Submitted<Field, unknown>) {
  if (submitted.ok || submitted.problem.form === 'illegal_transition') return redirect('/flow');
  return json<FormProblem<Field>>(submitted.problem, 422);
}
