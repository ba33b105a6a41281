import { decodeWire, getActualApplication, getPaymentMethod, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import type { Call } from '@lender/sdk';
import { retryWhileInFlight } from '@lender/web/forms';
import { PAYOUT_FIELDS, type PayoutChoice } from './payout-choice.ts';

/** Until then the borrower can choose another method without signing anything again. */
const MAY_CHOOSE: readonly ApplicationStatus[] = [APPLICATION_STATUS.new, APPLICATION_STATUS.verification];

/** Reads the possible payout methods; `null` where there is nothing to choose. */
export async function readPayoutChoice(call: Call): Promise<PayoutChoice | null> {
  const [application, offered] = await Promise.all([call(getActualApplication), call(getPaymentMethod)]);
  if (!application.ok || !offered.ok || !MAY_CHOOSE.includes(application.data.status)) return null;
  const methods = offered.data.methods.map(({ brand }) => brand ?? 'bank_transfer');
  if (methods.length < 2) return null;
  return { applicationId: application.data.id, chosen: application.data.paymentMethod, methods };
}

/** Returns why the choice on a form was refused; `undefined` where it was accepted, or there was none. */
export async function choosePayout(call: Call, form: FormData): Promise<string | undefined> {
  const paymentMethod = form.get(PAYOUT_FIELDS.method);
  if (paymentMethod === null) return undefined;
  const params = decodeWire(updateApplication.params(), { id: form.get(PAYOUT_FIELDS.applicationId) });
  const body = decodeWire(updateApplication.body(), { paymentMethod });
  if (!params.ok || !body.ok) return 'payout_method_not_offered';
  const sent = { params: params.value, body: body.value };
  const answer = await retryWhileInFlight(() => call(updateApplication, sent));
  return answer.ok ? undefined : answer.refusal.code;
}
