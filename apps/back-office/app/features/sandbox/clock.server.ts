import { parsePlainDate } from '@lender/calculator';
import { getSandboxClock } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { type AdvanceField, advanceForm } from './advance-form.ts';
import { type ClockView, clockView } from './clock-view.ts';

/** Reads the business clock; `undefined` when there is no sandbox. */
export async function readClock(call: Call): Promise<ClockView | undefined> {
  const answer = await call(getSandboxClock);
  if (answer.ok) return clockView(answer.data);
  if (answer.refusal.code === 'sandbox_off') return undefined;
  throw unreadable('the clock', answer.refusal);
}

/** Moves the business clock to the day that a form names, and continues to the page that confirms it. */
export async function advanceClock(call: Call, data: FormData): Promise<Outcome<FormProblem<AdvanceField>>> {
  const submitted = await submitForm(advanceForm, data, call);
  if (!submitted.ok) return showRefusal(submitted.problem);
  const from = parsePlainDate(data.get('from'));
  return leadTo(from.ok ? `${screenPath('sandbox', {})}?desde=${from.value}` : screenPath('sandbox', {}));
}
