import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { screenPath } from '../../screens.ts';
import { reasonWords, rejectionReasons } from '../../vocabulary/reason.copy.es.ts';
import { approveForm, type DecisionField, rejectForm } from './decision-forms.ts';
import type { Verdict } from './verdict.ts';

/** A decision about one case. */
export interface Decided {
  readonly id: string;
  readonly verdict: Verdict;
}

/** Approves or rejects a case as its form says, and goes on to the case as it is then. */
export async function decideCase(
  call: Call,
  { id, verdict }: Decided,
  data: FormData,
): Promise<Outcome<FormProblem<DecisionField>>> {
  const params = { id };
  const submitted =
    verdict === 'approve'
      ? await submitForm(approveForm, data, call, { params })
      : await submitForm(rejectForm, data, call, { params });
  if (submitted.ok) return leadTo(`${screenPath('case', { id })}?hecho=${verdict}`);
  return showRefusal(submitted.problem, submitted.problem.form ? 409 : 422);
}

/** The reasons that a form offers, in words. */
export const rejectionOptions = rejectionReasons.map((value) => ({ value, label: reasonWords[value] }));
