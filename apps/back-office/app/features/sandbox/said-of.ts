import { describeProblem, type FormProblem } from '@lender/web/forms';
import { ADVANCE_WAYS, type AdvanceField } from './advance-form.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';

/** Returns the message of one form about a refusal; nothing when another form was sent. */
export function saidOf(
  problem: FormProblem<AdvanceField> | undefined,
  { way, fieldId }: { readonly way: keyof typeof ADVANCE_WAYS; readonly fieldId: AdvanceField },
): string | undefined {
  if ((problem?.values.way || ADVANCE_WAYS.date) !== way) return undefined;
  const { fields, form } = describeProblem(copy.problems, problem);
  return fields[fieldId] ?? form;
}
