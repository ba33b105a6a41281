import { getActiveLoan, getOpenPayBarcode, getPaymentSchedule } from '@lender/contract';
import type { Call, CallOptions } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { leadTo, type Outcome, showPage } from '@lender/web/outcome';
import { loanView } from './loan-view.ts';
import { isStorePaymentAsked, type StorePayment, storePayment, storePaymentPath } from './store-payment.ts';

/** The loan, its payments, and the reference where the page was opened to pay. */
export async function readMyLoan(call: Call, url: string) {
  const [loan, schedule] = await Promise.all([
    call(getActiveLoan, { query: {} }),
    call(getPaymentSchedule, { query: {} }),
  ]);
  if (!loan.ok || !schedule.ok) return leadTo('/profile/no-loan');
  const view = loanView(loan.data, schedule.data);
  const wantsToPay = view.state === 'owed' && isStorePaymentAsked(url);
  return showPage({ view, store: wantsToPay ? await askReference(call) : null, formKey: crypto.randomUUID() });
}

/** Makes the reference; the page that follows shows it. */
export async function payAtStore(call: Call, form: FormData): Promise<Outcome<never>> {
  await askReference(call, formKeyOf(form));
  return leadTo(storePaymentPath);
}

/** The reference of today: the API gives the same one however often it is asked. */
async function askReference(call: Call, options: CallOptions = {}): Promise<StorePayment> {
  const answer = await retryWhileInFlight(() => call(getOpenPayBarcode, { body: { kind: 'repayment' } }, options));
  return answer.ok ? storePayment(answer.data) : { kind: 'unavailable' };
}

/** Types of picture that cannot carry a script. */
const PICTURES = ['image/png', 'image/gif', 'image/jpeg'];
const timeoutMs = 10_000;

/** The bars, that there are none, or that the provider did not draw them. */
export type Barcode =
  | { readonly kind: 'picture'; readonly body: Response['body']; readonly mime: string }
  | { readonly kind: 'none' | 'provider_broken' };

/** The bars of today's reference, drawn by the provider and shown from our own address. */
export async function readBarcode(call: Call): Promise<Barcode> {
  const answer = await call(getOpenPayBarcode, { body: { kind: 'repayment' } });
  if (!answer.ok) return { kind: 'none' };
  const picture = await fetch(answer.data.barcodeUrl, { signal: AbortSignal.timeout(timeoutMs) });
  const mime = picture.headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (!picture.ok || !PICTURES.includes(mime)) return { kind: 'provider_broken' };
  return { kind: 'picture', body: picture.body, mime };
}
