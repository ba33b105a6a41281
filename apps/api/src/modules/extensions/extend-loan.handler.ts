import { rolloverActiveLoan } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { chosenLoan, readLoan } from '../loans/index.ts';
import { askedExtension } from './asked-extension.ts';
import { chooseExtension } from './choose-extension.ts';
import { readExtension } from './read-extensions.ts';

/** Chooses an extension; choosing the same again changes nothing. */
export const extendLoanHandler = implement(
  rolloverActiveLoan,
  async ({ query, body: { rolloverId } }, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const record = await chosenLoan(tx, { clientId, loanId: query.loanId });
    if (!record) return refuse('no_active_loan');
    const loan = await readLoan(tx, record);
    const moment = await services.clock.business(tx);
    const offer = await askedExtension(tx, { loan, rolloverId, moment });
    if (!offer.ok) return offer;
    await chooseExtension(tx, { loan, offer: offer.value, moment });
    return ok(await readExtension(tx, { loan, rolloverId, moment }));
  },
);
