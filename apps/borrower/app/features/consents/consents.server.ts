import { formatPlainDate, mexicoDate } from '@lender/calculator';
import { getConsents, getMandate, type Reply, updateConsent } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { leadTo, type Outcome } from '@lender/web/outcome';
import { CONSENTS_PATH, readAnswer } from './consent-form.ts';

/** Reads every consent, with the text that the client agrees to. */
export async function readConsents(call: Call, url: string) {
  const [answer, debit] = await Promise.all([call(getConsents), call(getMandate)]);
  if (!answer.ok) throw new Error(`the consents could not be read: ${answer.refusal.code}`);
  return {
    mandate: debit.ok ? mandateText(debit.data) : null,
    isSaved: new URL(url).searchParams.has('listo'),
    consents: answer.data.map(({ kind, granted, text, answeredAt }) => ({
      kind,
      granted,
      text,
      date: answeredAt === null ? null : formatPlainDate(mexicoDate(Date.parse(answeredAt))),
    })),
  };
}

/** Returns the text of a mandate under which the client's account may be debited. */
function mandateText({ mandate }: Reply<typeof getMandate>): string | null {
  const isOver = mandate?.status === 'cancelled' || mandate?.status === 'failed';
  return isOver ? null : (mandate?.text ?? null);
}

/** Saves an answer, and leads back to the page where it was given. */
export async function saveAnswer(call: Call, form: FormData): Promise<Outcome<never>> {
  const answer = readAnswer(form);
  if (!answer) return leadTo(CONSENTS_PATH);
  const { kind, granted, from } = answer;
  const saved = await call(updateConsent, { params: { kind }, body: { granted } });
  if (!saved.ok) throw new Error(`the consent could not be kept: ${saved.refusal.code}`);
  return leadTo(from === CONSENTS_PATH ? `${CONSENTS_PATH}?listo=${kind}` : from);
}

/** Returns the text of one consent. */
export async function consentText(call: Call, kind: 'tracking'): Promise<string | undefined> {
  const answer = await call(getConsents);
  return answer.ok ? answer.data.find((one) => one.kind === kind)?.text : undefined;
}
