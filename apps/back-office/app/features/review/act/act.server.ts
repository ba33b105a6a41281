import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { showProblem } from '../../../forms/to-outcome.ts';
import { screenPath } from '../../../screens.ts';
import type { Act } from './act.ts';
import { type ActField, againForm, approveForm, askForm, noteForm, offerForm, rejectForm } from './act-forms.ts';

/** Act on one case. */
export interface Acted {
  readonly id: string;
  readonly act: Act;
  /**
   * Finds the place where work continues once the case is decided: the next case of the queue that it was opened from.
   */
  readonly findNext: () => Promise<string | undefined>;
  /** Page of the case as it was left. */
  readonly here: string;
}

type Send = (data: FormData, call: Call, parts: { readonly params: { readonly id: string } }) => Promise<Sent>;
type Sent = { readonly ok: true } | { readonly ok: false; readonly problem: FormProblem<ActField> };

const SEND: Readonly<Record<Act, Send>> = {
  approve: (...sent) => submitForm(approveForm, ...sent),
  offer: (...sent) => submitForm(offerForm, ...sent),
  reject: (...sent) => submitForm(rejectForm, ...sent),
  ask: (...sent) => submitForm(askForm, ...sent),
  again: (...sent) => submitForm(againForm, ...sent),
  note: (...sent) => submitForm(noteForm, ...sent),
};

/** Acts on a case as its form says, and leads to the next case, or to this one as it is then. */
export async function actOnCase(
  call: Call,
  { id, act, findNext, here }: Acted,
  data: FormData,
): Promise<Outcome<FormProblem<ActField>>> {
  const sent = await SEND[act](data, call, { params: { id } });
  if (!sent.ok) return showProblem(sent.problem);
  if (act === 'note') return leadTo(here, act);
  const next = await findNext();
  return leadTo(next ? `${next}&decidida=${id}` : `${screenPath('case', { id })}${here}`, act);
}
