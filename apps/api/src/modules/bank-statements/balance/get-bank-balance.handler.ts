import { getBankBalance } from '@lender/contract';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { readBalance } from './read-balance.ts';

const MOST_ITEMS = 200;

export const getBankBalanceHandler = implement(getBankBalance, async (_, { tx }) => {
  const { date, accounts, bank, books, items } = await readBalance(tx);
  const largest = items.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount)).slice(0, MOST_ITEMS);
  return ok({
    date,
    accounts: accounts.map(({ account, from, to, opening, closing }) => ({
      ...{ account, from, to },
      ...{ opening: centavos(opening), closing: centavos(closing) },
    })),
    ...{ bank: centavos(bank), books: centavos(books), difference: centavos(bank - books) },
    items: largest.map((item) => ({ ...item, amount: centavos(item.amount) })),
    count: items.length,
  });
});
