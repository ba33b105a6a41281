import type { PlainDate } from '@lender/calculator';
import { getLoanStatement, getNoDebtLetter } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { type DocumentText, drawForReader } from '../../documents/index.ts';
import { everyLoanOf, readLoan, type ServicedLoan } from '../../loans/index.ts';
import { noDebtLetterText } from './no-debt-letter.copy.es.ts';
import { statementText } from './statement.copy.es.ts';
import { statementOf } from './statement.policy.ts';
import { holderOf } from './statement-holder.ts';

export const getLoanStatementHandler = implementWithProvider(
  getLoanStatement,
  ({ params, query }, { caller: { clientId }, services, setHeaders }) => {
    setHeaders(pdfNamed('estado-de-cuenta.pdf'));
    const asked = { clientId, loanId: params.id, ...query };
    return drawForReader(clientId, () => inTransaction(services.db, (tx) => readStatement(tx, asked, services)));
  },
  { limits: ['documents-drawn'] },
);

export const getNoDebtLetterHandler = implementWithProvider(
  getNoDebtLetter,
  ({ params }, { caller: { clientId }, services, setHeaders }) => {
    setHeaders(pdfNamed('carta-de-no-adeudo.pdf'));
    const asked = { clientId, loanId: params.id };
    return drawForReader(clientId, () => inTransaction(services.db, (tx) => readNoDebtLetter(tx, asked, services)));
  },
  { limits: ['documents-drawn'] },
);

interface OwnLoan {
  readonly clientId: string;
  readonly loanId: string;
}

async function readStatement(
  tx: Tx,
  asked: OwnLoan & { readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined },
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<DocumentText, Refusal<'not_found' | 'invalid_input'>>> {
  const found = await findLoan(tx, asked);
  if (!found.ok) return found;
  const { today } = await clock.business(tx);
  const from = asked.from ?? found.value.offer.payoutDate;
  const to = asked.to ?? today;
  if (to < from || to > today) return refuse('invalid_input', { field: ['to'] });
  return ok(statementText(statementOf(found.value, { from, to }), await holderOf(tx, found.value)));
}

async function readNoDebtLetter(
  tx: Tx,
  asked: OwnLoan,
  { clock }: Pick<Services, 'clock'>,
): Promise<Result<DocumentText, Refusal<'not_found' | 'loan_not_settled'>>> {
  const found = await findLoan(tx, asked);
  if (!found.ok) return found;
  const { record, offer, positionOn } = found.value;
  const { today } = await clock.business(tx);
  const { settledOn, startDate, outstandingCentavos } = positionOn(today);
  const isOver = record.status === LOAN_STATUS.paid || record.status === LOAN_STATUS.terminated;
  if (!isOver || settledOn === undefined || outstandingCentavos > 0) return refuse('loan_not_settled');
  const days = { startDate: startDate ?? offer.payoutDate, settledOn, issuedOn: today };
  const holder = await holderOf(tx, found.value);
  return ok(noDebtLetterText({ ...holder, ...days, principalCentavos: offer.principalCentavos }));
}

const pdfNamed = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}"`,
});

async function findLoan(tx: Tx, { clientId, loanId }: OwnLoan): Promise<Result<ServicedLoan, Refusal<'not_found'>>> {
  const record = (await everyLoanOf(tx, clientId)).find(({ id }) => id === loanId);
  return record ? ok(await readLoan(tx, record)) : refuse('not_found');
}
