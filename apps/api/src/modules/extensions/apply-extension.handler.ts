import { applyRollover } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { chosenLoan, readLoan } from '../loans/index.ts';
import { askedExtension } from './asked-extension.ts';
import { drawUpInvoice } from './choose-extension.ts';
import { readExtension } from './read-extensions.ts';

export const applyExtensionHandler = implement(
  applyRollover,
  async ({ params: { id: loanId, rolloverId } }, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const record = await chosenLoan(tx, { clientId, loanId });
    if (!record) return refuse('not_found');
    const loan = await readLoan(tx, record);
    const moment = await services.clock.business(tx);
    const offer = await askedExtension(tx, { loan, rolloverId, moment });
    if (!offer.ok) return offer;
    await drawUpInvoice(tx, { loan, offer: offer.value, moment });
    return ok({ id: offer.value.invoiceId, rollover: await readExtension(tx, { loan, rolloverId, moment }) });
  },
);
