import { getLoanStatement, getNoDebtLetter } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/money';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { drawDocument } from '../../documents/index.ts';
import { readLoan, type ServicedLoan } from '../../loans/index.ts';
import { everyLoanOf } from '../own/every-loan.ts';
import { noDebtLetterText } from './no-debt-letter.copy.es.ts';
import { statementText } from './statement.copy.es.ts';
import { statementOf } from './statement.policy.ts';
import { holderOf } from './statement-holder.ts';

export const getLoanStatementHandler = implement(
  getLoanStatement,
  async ({ params, query }, { caller, tx, services, setHeaders }) => {
    const found = await findLoan(tx, { clientId: caller.clientId, loanId: params.id });
    if (!found.ok) return found;
    const { today } = await services.clock.business(tx);
    const from = query.from ?? found.value.offer.payoutDate;
    const to = query.to ?? today;
    if (to < from || to > today) return refuse('invalid_input', { field: ['to'] });
    const text = statementText(statementOf(found.value, { from, to }), await holderOf(tx, found.value));
    setHeaders(pdfNamed('estado-de-cuenta.pdf'));
    return ok(await drawDocument(text));
  },
);

export const getNoDebtLetterHandler = implement(
  getNoDebtLetter,
  async ({ params }, { caller, tx, services, setHeaders }) => {
    const found = await findLoan(tx, { clientId: caller.clientId, loanId: params.id });
    if (!found.ok) return found;
    const { record, offer, positionOn } = found.value;
    const { today } = await services.clock.business(tx);
    const { settledOn, startDate, outstandingCentavos } = positionOn(today);
    const isOver = record.status === LOAN_STATUS.paid || record.status === LOAN_STATUS.terminated;
    if (!isOver || settledOn === undefined || outstandingCentavos > 0) return refuse('loan_not_settled');
    const days = { startDate: startDate ?? offer.payoutDate, settledOn, issuedOn: today };
    const holder = await holderOf(tx, found.value);
    setHeaders(pdfNamed('carta-de-no-adeudo.pdf'));
    return ok(await drawDocument(noDebtLetterText({ ...holder, ...days, principalCentavos: offer.principalCentavos })));
  },
);

const pdfNamed = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
});

async function findLoan(
  tx: Tx,
  { clientId, loanId }: { readonly clientId: string; readonly loanId: string },
): Promise<Result<ServicedLoan, Refusal<'not_found'>>> {
  const record = (await everyLoanOf(tx, clientId)).find(({ id }) => id === loanId);
  return record ? ok(await readLoan(tx, record)) : refuse('not_found');
}
