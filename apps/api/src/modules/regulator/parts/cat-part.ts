import { addDays, formatPlainDate } from '@lender/calculator';
import { type LoanPosition, positionOn } from '@lender/lending';
import { csvOf } from '../../../kernel/csv.policy.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { catProof } from '../cat-proof.policy.ts';
import type { PackMonth, ReadPart } from '../pack-part.ts';
import { readLoansOf } from '../read-loans-of.ts';
import { regulatorCopy as copy } from '../regulator.copy.es.ts';

/** Lists every loan that was signed in the month: its CAT as signed, and computed again. */
export const readCatPart: ReadPart = async (tx, month) => {
  const rows: (string | number | null)[][] = [];
  let doubts = 0;
  for await (const page of readLoansOf(tx, await signedIn(tx, month)))
    for (const loan of page) {
      const proof = catProof({ offer: loan.offer, untouched: untouchedOf(loan) });
      if (!proof.isSame) doubts++;
      rows.push([
        loan.record.hashed_id,
        formatPlainDate(loan.offer.payoutDate),
        proof.payoutDate && formatPlainDate(proof.payoutDate),
        proof.signedPercent,
        proof.paperPercent,
        proof.paidOutPercent,
        copy.isSame(proof.isSame),
      ]);
    }
  return {
    file: 'cat',
    rows: rows.length,
    doubts,
    sums: {},
    matchesBooks: null,
    clientIds: [],
    write: () => [
      {
        name: 'cat-recalculado.csv',
        text: csvOf(copy.catTitle(month.first, month.last), { headings: copy.cat, rows }),
      },
    ],
  };
};

async function signedIn(tx: Tx, { first, last }: PackMonth) {
  const signed = await tx
    .selectFrom('agreement')
    .innerJoin('loan', (join) =>
      join
        .onRef('loan.client_id', '=', 'agreement.client_id')
        .onRef('loan.application_id', '=', 'agreement.application_id'),
    )
    .select(['loan.client_id as clientId', 'loan.id as loanId'])
    .where('agreement.signed_at', '>=', endOfDay(addDays(first, -1)))
    .where('agreement.signed_at', '<', endOfDay(last))
    .where('agreement.superseded_at', 'is', null)
    .where('loan.terms', 'is not', null)
    .orderBy('loan.id')
    .execute();
  return signed;
}

/** Returns the position at the end of a loan to which nothing happens except its payout. */
function untouchedOf({ terms, events }: ServicedLoan): LoanPosition | undefined {
  const corrected = new Set(events.flatMap((event) => (event.kind === 'correction' ? [event.of] : [])));
  const arrival = events.find(({ kind, id }) => kind === 'disbursed' && !corrected.has(id));
  return arrival && positionOn(terms, [arrival], terms.dueDates.at(-1) ?? terms.dueDates[0]);
}
