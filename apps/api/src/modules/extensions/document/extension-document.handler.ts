import { rolloverDocument } from '@lender/contract';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { drawForReader } from '../../documents/index.ts';
import { loanOfKey, readLoan } from '../../loans/index.ts';
import { extensionPriceSchema } from '../extension-price.ts';
import { findInvoice } from '../invoice-record.ts';
import { extensionAgreementText } from './extension-agreement.copy.es.ts';

export const extensionDocumentHandler = implementWithProvider(
  rolloverDocument,
  async ({ params: { id: loanId, rolloverId, appId } }, { caller: { clientId }, services }) => {
    const pdf = await drawForReader(clientId, () =>
      inTransaction(services.db, async (tx) => {
        const invoice = await findInvoice(tx, { clientId, invoiceId: appId });
        if (invoice?.loan_id !== loanId || invoice.rollover_id !== rolloverId) return refuse('not_found');
        const loan = await readLoan(tx, await loanOfKey(tx, { client_id: clientId, id: loanId }));
        return ok(
          extensionAgreementText({
            reference: loan.record.hashed_id,
            days: invoice.days,
            principalCentavos: loan.positionOn(invoice.payable_from).principal.outstanding,
            price: extensionPriceSchema.parse(invoice.price),
            amountCentavos: invoice.amount_centavos,
            payableUntil: invoice.payable_until,
            newEndDate: invoice.new_end_date,
          }),
        );
      }),
    );
    return pdf.ok ? ok({ type: 'application/pdf', base64: pdf.value.toString('base64') }) : pdf;
  },
  { limits: ['documents-drawn'] },
);
