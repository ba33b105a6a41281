import { getDocumentText, type Reply } from '@lender/contract';
import { type Centavos, centavos, formatPesos, sumCentavos } from '@lender/money';
import { claim, claimEqual } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { must } from '../world/session.ts';

/** Documents whose figures are binding. */
const PAPERS = ['loan_agreement', 'loan_statement'] as const;

/** Claims that the figures of contract and statement add up as printed, and that the contract says what was signed. */
export async function claimPaperSums(borrower: Borrower): Promise<void> {
  for (const type of PAPERS) {
    const paper = await must(borrower, getDocumentText, { params: { type }, query: { loanId: borrower.loanId } });
    const totals = totalsOf(type, paper);
    if (type !== 'loan_agreement') continue;
    const { total } = borrower.offer;
    claim(totals.includes(total), () => `the contract adds up to no ${formatPesos(total)}, which was signed`);
  }
}

/** Returns the totals of a document, each of which is the sum of the lines above it. */
function totalsOf(type: string, { sections }: Reply<typeof getDocumentText>): readonly Centavos[] {
  return sections.flatMap(({ title, lines, hasTotal }) => {
    if (!hasTotal) return [];
    const amounts = lines.map(({ value }) => amountIn(value));
    const total = amounts.at(-1) ?? centavos(0);
    claimEqual(`total of “${title}” of the paper ${type}`, total, sumCentavos(amounts.slice(0, -1)), formatPesos);
    return [total];
  });
}

/** Returns the first amount of a printed line, such as `-$1185.49 ($1022.00 + IVA $163.49)`; 0 where it names none. */
function amountIn(text: string): Centavos {
  const [, sign = '', pesos = '0', cents = '0'] = /(-?)\$([\d,]+)\.(\d{2})/.exec(text) ?? [];
  const amount = Number(pesos.replaceAll(',', '')) * 100 + Number(cents);
  return centavos(sign === '-' ? -amount : amount);
}
