import { getDocumentText, type PrintedDocumentType, type Reply } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { draftPaper, signedPaper } from '../../agreements/index.ts';
import type { DocumentText } from '../../documents/index.ts';
import { currentLoan, everyLoanOf, readLoan } from '../../loans/index.ts';
import { statementText } from './statement.copy.es.ts';
import { statementOf } from './statement.policy.ts';
import { holderOf } from './statement-holder.ts';

export const getDocumentTextHandler = implement(
  getDocumentText,
  async ({ params, query }, { caller: { clientId }, tx, services }) => {
    const text = await textOf(tx, { clientId, type: params.type, loanId: query.loanId }, services);
    return text ? ok(toReply(text)) : refuse('not_found');
  },
);

interface Asked {
  readonly clientId: string;
  readonly type: PrintedDocumentType;
  readonly loanId: string | undefined;
}

async function textOf(tx: Tx, asked: Asked, services: Services): Promise<DocumentText | undefined> {
  const { clientId, type, loanId } = asked;
  const isOfDraft = type !== 'loan_statement' && loanId === undefined;
  const draft = isOfDraft ? await draftPaper(tx, { clientId, type }, services) : undefined;
  return draft ?? ofLoan(tx, asked, services);
}

async function ofLoan(tx: Tx, { clientId, type, loanId }: Asked, services: Services) {
  const loan = loanId === undefined ? await currentLoan(tx, clientId) : await ownLoan(tx, clientId, loanId);
  if (!loan) return undefined;
  if (type !== 'loan_statement') return signedPaper(tx, { loan, type }, services);
  const serviced = await readLoan(tx, loan);
  const { today } = await services.clock.business(tx);
  const period = { from: serviced.offer.payoutDate, to: today };
  return statementText(statementOf(serviced, period), await holderOf(tx, serviced));
}

const ownLoan = async (tx: Tx, clientId: string, loanId: string) =>
  (await everyLoanOf(tx, clientId)).find(({ id }) => id === loanId);

const toReply = ({ title, subtitle, notice, sections }: DocumentText): Reply<typeof getDocumentText> => ({
  title,
  subtitle,
  notice: notice ?? null,
  sections: sections.map(({ title: heading, boxes = [], paragraphs = [], lines = [], hasTotal = false }) => ({
    title: heading,
    boxes: boxes.map(({ label, value, note }) => ({ label, value, note: note ?? null })),
    paragraphs: [...paragraphs],
    lines: lines.map(([label, value]) => ({ label, value })),
    hasTotal,
  })),
});
