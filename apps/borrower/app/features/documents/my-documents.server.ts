import { formatPlainDate, mexicoDate } from '@lender/calculator';
import { getDocuments, listLoanDocuments, listOwnLoans, type RenderedDocumentType, type Reply } from '@lender/contract';
import { isLoanOpen, LOAN_STATUS } from '@lender/lending';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { type Outcome, showPage } from '@lender/web/outcome';
import { isPaperMissing } from './document-path.ts';

export interface MyDocumentsView {
  /** True when the requested document does not exist. */
  readonly isMissing: boolean;
  readonly signed: readonly { readonly id: string; readonly date: string; readonly hash: string }[];
  readonly loans: readonly LoanPapers[];
  readonly reading: readonly RenderedDocumentType[];
}

/** Loan that has documents. */
export interface LoanPapers {
  readonly id: string;
  readonly reference: string;
  readonly principal: string;
  readonly date: string;
  /** True when nothing is owed on it any more. */
  readonly isSettled: boolean;
}

/** Reads the client's signed agreements, loans and other documents. */
export async function readMyDocuments(call: Call, url: string): Promise<Outcome<MyDocumentsView>> {
  const [signed, loans, documents] = await Promise.all([
    call(listLoanDocuments),
    call(listOwnLoans),
    call(getDocuments),
  ]);
  const isMissing = isPaperMissing(url);
  const view = {
    isMissing,
    signed: signed.ok ? signed.data.map(signedPaper) : [],
    loans: loans.ok ? loans.data.map(loanPapers) : [],
    reading: documents.ok ? documents.data.map(({ type }) => type) : [],
  };
  return showPage(view, isMissing ? 404 : 200);
}

const signedPaper = ({ id, signedAt, sha256 }: Reply<typeof listLoanDocuments>[number]) => ({
  id,
  date: formatPlainDate(mexicoDate(Date.parse(signedAt))),
  // In groups of eight, so that it breaks on a narrow screen and can be compared.
  hash: sha256.match(/.{1,8}/g)?.join(' ') ?? sha256,
});

const loanPapers = (loan: Reply<typeof listOwnLoans>[number]): LoanPapers => ({
  id: loan.id,
  reference: loan.hashedId,
  principal: formatPesos(loan.principal),
  date: formatPlainDate(loan.startDate),
  isSettled: isOver(loan.status) && loan.outstanding <= 0,
});

const isOver = (status: Reply<typeof listOwnLoans>[number]['status']): boolean =>
  !isLoanOpen(status) && (status === LOAN_STATUS.paid || status === LOAN_STATUS.terminated);
