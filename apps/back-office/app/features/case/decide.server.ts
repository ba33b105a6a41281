import { approveCase, rejectCase } from '@lender/contract';
import { isApplicationStatus, REASON_CODES } from '@lender/lending';
import type { Call, Refusal } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import * as z from 'zod/mini';
import { applicationStatusWords } from '../../vocabulary/application-status.copy.es.ts';
import { reasonWords, rejectionReasons } from '../../vocabulary/reason.copy.es.ts';
import { caseCopy as copy, type Verdict } from './case.copy.es.ts';

/** Fields to fill in, or why the API did not take the decision. */
export interface DecisionProblems {
  readonly fields?: { readonly note?: string; readonly reason?: string };
  readonly refused?: string;
}

export type DecisionOutcome =
  | { readonly ok: true; readonly verdict: Verdict }
  | { readonly ok: false; readonly problems: DecisionProblems };

/** A note is one line of the history, however it was typed. */
const note = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()),
  ),
  z.string().check(z.minLength(1), z.maxLength(500)),
);
const decision = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('aprobar'), note }),
  z.object({ verdict: z.literal('rechazar'), note, reason: z.enum(REASON_CODES) }),
]);

/** Whether an address or a form names a verdict. */
export const parseVerdict = (value: unknown): Verdict | undefined =>
  value === 'aprobar' || value === 'rechazar' ? value : undefined;

/** Approves or rejects a case as its form says. */
export async function decideCase(call: Call, id: string, form: FormData): Promise<DecisionOutcome> {
  const given = decision.safeParse(Object.fromEntries(form));
  if (!given.success) return { ok: false, problems: { fields: missingFields(given.error) } };

  const options = formKeyOf(form);
  const params = { id };
  const { verdict } = given.data;
  const answer =
    given.data.verdict === 'aprobar'
      ? await call(approveCase, { params, body: { note: given.data.note } }, options)
      : await call(rejectCase, { params, body: { note: given.data.note, reason: given.data.reason } }, options);
  if (answer.ok) return { ok: true, verdict };
  if (answer.refusal.code === 'not_found') throw new Response(null, { status: 404 });
  return { ok: false, problems: { refused: refusalWords(answer.refusal) } };
}

function missingFields({ issues }: z.core.$ZodError): DecisionProblems['fields'] {
  const isRefused = (field: string) => issues.some(({ path }) => path[0] === field);
  const { missing } = copy.confirm;
  return { ...(isRefused('reason') && { reason: missing.reason }), ...(isRefused('note') && { note: missing.note }) };
}

function refusalWords({ code, facts }: Refusal): string {
  const { refused } = copy;
  if (code === 'illegal_transition' && isApplicationStatus(facts.from))
    return refused.illegal_transition(applicationStatusWords[facts.from].label);
  if (code === 'invalid_input' || code === 'idempotency_key_in_flight' || code === 'idempotency_key_reused')
    return refused[code];
  return refused.other;
}

/** What the form said, to show it again. */
export const typedDecision = (form: FormData): { note: string; reason: string } => ({
  note: String(form.get('note') ?? ''),
  reason: String(form.get('reason') ?? ''),
});

/** The reasons that a form offers, in words. */
export const rejectionOptions = rejectionReasons.map((value) => ({ value, label: reasonWords[value] }));
