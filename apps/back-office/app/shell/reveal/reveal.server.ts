import type { RevealedIdentifier } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { type Outcome, showPage, showRefusal } from '@lender/web/outcome';
import { refusalStatus } from '../../forms/to-outcome.ts';
import { revealForm } from './reveal-fields.ts';

/** Answer of the page to a request for an identifier: the whole of it, or why not. */
export type RevealAnswer = { readonly identifier: RevealedIdentifier } & (
  | { readonly value: string; readonly revealedToday: number; readonly leftToday: number }
  | { readonly problem: FormProblem<'reason'> }
);

interface Asked {
  readonly clientId: string;
  readonly identifier: RevealedIdentifier;
}

/** Shows an identifier to a user who gives a reason. It is in this one answer, and in no address. */
export async function reveal(
  call: Call,
  { clientId, identifier }: Asked,
  data: FormData,
): Promise<Outcome<RevealAnswer>> {
  const asked = await submitForm(revealForm(identifier), data, call, { params: { id: clientId } });
  if (asked.ok) return showPage({ identifier, ...asked.value });
  return showRefusal({ identifier, problem: asked.problem }, refusalStatus(asked.problem));
}
