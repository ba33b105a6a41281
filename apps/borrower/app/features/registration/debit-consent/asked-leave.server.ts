import { getMandate, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { leaveOf } from '../../../forms/debit/debit-consent.server.ts';
import { type AskedLeave, DEBIT_CONSENT_FIELDS } from '../../../forms/debit/debit-consent.ts';
import { OTHER_ACCOUNT } from './debit-consent.ts';

/** Tells whether a form was sent to allow debits, and not to give an account. */
export const allowsDebits = (form: Pick<FormData, 'has'>): boolean => form.has(DEBIT_CONSENT_FIELDS[0]);

/** Reads the consent that the client is asked for; null where the page asks for an account instead. */
export async function readAskedLeave(call: Call, url: string): Promise<AskedLeave | null> {
  if (new URL(url).searchParams.get(OTHER_ACCOUNT.name) === OTHER_ACCOUNT.value) return null;
  const answer = await call(getMandate);
  if (!answer.ok) throw new Error(`the mandate could not be read: ${answer.refusal.code}`);
  return askedLeave(answer.data);
}

/** Returns the consent to show; an existing mandate is shown as it was given. */
export function askedLeave({ isAsked, offer, mandate }: Reply<typeof getMandate>): AskedLeave | null {
  const words = offer ?? mandate;
  return isAsked && words !== null ? leaveOf(words) : null;
}
