import { getActiveLoan, getOpenPayBarcode, getPaymentSchedule } from '@lender/contract';
import type { Call, CallOptions } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import type { Visit } from '@lender/web/session';
import { json, redirect } from '@remix-run/node';
import { clientCall } from '../../journey/client-call.server.ts';
import { enterAsClient } from '../../journey/enter-page.server.ts';
import { apiOf } from '../../platform/sdk.server.ts';
import { loanView } from './loan-view.ts';
import { isStorePaymentAsked, type StorePayment, storePayment, storePaymentPath } from './store-payment.ts';

/** The loan, its payments, and the reference where the page was opened to pay. */
export async function loadMyLoan(visit: Visit) {
  await enterAsClient(visit);
  const { call } = apiOf(visit);
  const [loan, schedule] = await Promise.all([call(getActiveLoan), call(getPaymentSchedule)]);
  if (!loan.ok || !schedule.ok) throw redirect('/profile/no-loan');
  const view = loanView(loan.data, schedule.data);
  const wantsToPay = view.state === 'owed' && isStorePaymentAsked(visit.request.url);
  return json({
    view,
    store: wantsToPay ? await askReference(call) : null,
    formKey: crypto.randomUUID(),
  });
}

/** Makes the reference; the page that follows shows it. */
export async function payAtStore(call: Call, form: FormData): Promise<Response> {
  await askReference(call, formKeyOf(form));
  return redirect(storePaymentPath);
}

/** The reference of today: the API gives the same one however often it is asked. */
async function askReference(call: Call, options: CallOptions = {}): Promise<StorePayment> {
  const answer = await retryWhileInFlight(() => call(getOpenPayBarcode, { body: { kind: 'repayment' } }, options));
  return answer.ok ? storePayment(answer.data) : { kind: 'unavailable' };
}

/** Types of picture that cannot carry a script. */
const PICTURES = ['image/png', 'image/gif', 'image/jpeg'];
const patienceMs = 10_000;

/** The bars of today's reference, drawn by the provider and shown from our own address. */
export async function loadBarcode(visit: Visit): Promise<Response> {
  const answer = await clientCall(visit)(getOpenPayBarcode, { body: { kind: 'repayment' } });
  if (!answer.ok) return new Response(null, { status: 404 });
  const picture = await fetch(answer.data.barcodeUrl, { signal: AbortSignal.timeout(patienceMs) });
  const type = picture.headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (!picture.ok || !PICTURES.includes(type)) return new Response(null, { status: 502 });
  return new Response(picture.body, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
}
