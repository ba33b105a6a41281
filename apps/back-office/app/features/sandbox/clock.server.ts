import { parsePlainDate } from '@lender/calculator';
import { advanceSandboxClock, getSandboxClock } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { type ClockView, clockView } from './clock-view.ts';
import { sandboxCopy as copy } from './sandbox.copy.es.ts';

/** The business clock; `undefined` where there is no sandbox. */
export async function readClock(call: Call): Promise<ClockView | undefined> {
  const answer = await call(getSandboxClock);
  if (answer.ok) return clockView(answer.data);
  if (answer.refusal.code === 'sandbox_off') return undefined;
  throw new Error(`the clock could not be read: ${answer.refusal.code}`);
}

export type AdvanceOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: string };

/** Moves the business clock to the day that a form names. */
export async function advanceClock(call: Call, form: FormData): Promise<AdvanceOutcome> {
  const businessDate = parsePlainDate(form.get('businessDate'));
  if (!businessDate.ok) return { ok: false, problem: copy.problems.not_a_date };

  const answer = await call(advanceSandboxClock, { body: { businessDate: businessDate.value } }, formKeyOf(form));
  return answer.ok ? { ok: true } : { ok: false, problem: problemWords(answer.refusal.code) };
}

function problemWords(code: string): string {
  const { problems } = copy;
  if (code === 'clock_backwards' || code === 'invalid_input' || code === 'sandbox_off') return problems[code];
  return problems.other;
}
