import { rolloverDocument } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { drawDocument } from '../../documents/index.ts';
import { loanOfKey, readLoan } from '../../loans/index.ts';
import { extensionPriceSchema } from '../extension-price.ts';
import { findInvoice } from '../invoice-record.ts';
import { extensionAgreementText } from './extension-agreement.copy.es.ts';

export const rolloverDocumentHandler = implement(
  rolloverDocument,
  async ({ params: { id: loanId, rolloverId, appId } }, { caller: { clientId }, tx }) => {
    const invoice = await findInvoice(tx, { clientId, invoiceId: appId });
    if (invoice?.loan_id !== loanId || invoice.rollover_id !== rolloverId) return refuse('not_found');
    const loan = await readLoan(tx, await loanOfKey(tx, { client_id: clientId, id: loanId }));
    const pdf = await drawDocument(
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
    return ok({ type: 'application/pdf', base64: pdf.toString('base64') });
  },
);
