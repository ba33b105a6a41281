import { type Centavos, centavos } from '@lender/money';
import { defineTable } from '../table/export-table.ts';
import { readInPages } from '../table/read-in-pages.ts';
import { headings } from '../words/headings.copy.es.ts';
import { ledgerWords as words } from '../words/ledger-words.copy.es.ts';

/** The postings of the ledger in a period, by business date, in the order of posting. They name no person. */
export const ledgerTable = defineTable({
  columns: {
    ...{ sequence: 'number', line: 'number', businessDate: 'day', postedAt: 'moment' },
    ...{ kind: 'code', kindWords: 'text', loan: 'text', account: 'code', accountWords: 'text' },
    ...{ debit: 'money', credit: 'money' },
  },
  headings: headings.ledger,
  read: ({ tx, period }) =>
    readInPages(
      tx
        .selectFrom('ledger_entry')
        .innerJoin('ledger_posting', (join) =>
          join
            .onRef('ledger_posting.client_id', '=', 'ledger_entry.client_id')
            .onRef('ledger_posting.entry_id', '=', 'ledger_entry.id'),
        )
        .leftJoin('loan', (join) =>
          join.onRef('loan.client_id', '=', 'ledger_entry.client_id').onRef('loan.id', '=', 'ledger_entry.loan_id'),
        )
        .select(['sequence', 'line', 'business_date', 'posted_at', 'kind', 'hashed_id', 'account', 'amount_centavos'])
        .where('business_date', '>=', period.from)
        .where('business_date', '<=', period.to)
        .orderBy('sequence')
        .orderBy('line'),
      (page) =>
        page.map(({ sequence, line, business_date, posted_at, kind, hashed_id, account, amount_centavos }) => ({
          ...{ sequence, line, businessDate: business_date, postedAt: posted_at },
          ...{ kind, kindWords: words.entryKinds[kind], loan: hashed_id },
          ...{ account, accountWords: words.accounts[account], ...sides(amount_centavos) },
        })),
    ),
});

/** Puts an amount on its side: above zero a debit, below zero a credit. */
const sides = (amount: Centavos): { readonly debit: Centavos | null; readonly credit: Centavos | null } =>
  amount < 0 ? { debit: null, credit: centavos(-amount) } : { debit: amount, credit: null };
