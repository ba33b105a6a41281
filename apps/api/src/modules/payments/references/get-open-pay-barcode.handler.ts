import { getOpenPayBarcode, type Send } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { issueAtStores } from './ask-provider.ts';
import { owedLoan, payableToday } from './payable.ts';
import type { PaymentReference } from './payment-reference.ts';
import { requestStoreReference } from './request-reference.ts';

/** Issues a reference to pay at a store. Its row is committed before the provider is asked. */
export const getOpenPayBarcodeHandler = implementWithProvider(
  getOpenPayBarcode,
  async ({ body }, { caller: { clientId }, services, log }) => {
    const wanted = await inTransaction(services.db, (tx) => rowFor(tx, { clientId, ...body }, services));
    if (!wanted.ok) return wanted;
    const issued = await issueAtStores(wanted.value, { services, log });
    if (!issued) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    return ok({
      reference: issued.reference,
      kind: issued.kind,
      amount: issued.amount_centavos,
      validOn: issued.valid_on,
      expiresOn: issued.expires_on,
      barcodeUrl: issued.barcode_url,
    });
  },
);

type Wanted = Send<typeof getOpenPayBarcode>['body'] & { readonly clientId: string };

async function rowFor(
  tx: Tx,
  { clientId, loanId, kind, amount: part }: Wanted,
  services: Services,
): Promise<Result<PaymentReference, Refusal<'no_active_loan' | 'nothing_to_pay' | 'amount_out_of_limits'>>> {
  await lockClient(tx, clientId);
  const loan = await owedLoan(tx, { clientId, loanId });
  if (!loan) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  const payable = await payableToday(tx, loan, { kind, part, today });
  if (!payable.ok) return payable;
  return ok(await requestStoreReference(tx, { loan: loan.record, kind, ...payable.value }, services));
}
