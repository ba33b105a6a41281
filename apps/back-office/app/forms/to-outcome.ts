import type { FormProblem } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';

/** Returns the status of a refused form: 409 for a problem beyond its fields, 422 for an error in one of them. */
export const refusalStatus = ({ form }: Pick<FormProblem, 'form'>): number => (form ? 409 : 422);

/** Shows a refused form again. */
export const showProblem = <Problem extends FormProblem>(problem: Problem): Outcome<Problem> =>
  showRefusal(problem, refusalStatus(problem));

/**
 * Returns the outcome of a form: another page once it was accepted, else the form again with its problem.
 *
 * @param to - path of the page that follows
 *
 * @example
 * return toOutcome(await submitForm(closeForm, data, call, { params: { id } }), screenPath('alert', { id }))
 */
export const toOutcome = <Problem extends FormProblem>(
  sent: { readonly ok: true } | { readonly ok: false; readonly problem: Problem },
  to: string,
): Outcome<Problem> => (sent.ok ? leadTo(to) : showProblem(sent.problem));
