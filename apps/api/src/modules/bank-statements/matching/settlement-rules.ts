import { addDays, type PlainDate } from '@lender/calculator';
import type { ClearingAccount } from '@lender/lending';
import type { BookedSettlement } from './books-facts.ts';
import { near, type Rule, waits } from './rule.ts';

/** How a bank calls those who settle with us, and which of our accounts they settle. */
export const PROVIDER_ACCOUNTS: Readonly<Record<string, readonly ClearingAccount[]>> = {
  OPENPAY: ['openpay_store_clearing', 'openpay_spei_clearing', 'openpay_card_clearing'],
  BELVO: ['belvo_debit_clearing'],
};

/** So far apart may the days of one settlement be: whoever types one in looks at the statement later. */
const SETTLEMENT_DAYS = 15;
/** What is shorter is found in too many words. */
const TELLING_NAME = 4;

/** A settlement that somebody typed in, by its reference among the line's words. */
export const bookedSettlement: Rule = ({ line, words }, books) => {
  const isNear = near(line.date, SETTLEMENT_DAYS);
  const isNamed = ({ ref, date }: BookedSettlement) =>
    !books.used.has(ref) && isNear(date) && words.includes(books.plainReferences.get(ref) ?? '?');
  const found = books.settlements.filter(isNamed);
  const exact = found.find(({ net }) => net === line.amount);
  if (exact) return { state: 'matched', kind: 'settlement', ref: exact.ref };
  return found.some(({ reference }) => reference.length >= TELLING_NAME) ? waits('amount_differs') : undefined;
};

/**
 * What a provider hands over is booked when it leaves one of its accounts even, without a fee. Else nobody but its own
 * statement knows what it kept.
 */
export const newSettlement: Rule = ({ line, words }, books) => {
  const provider = Object.keys(PROVIDER_ACCOUNTS).find((name) => words.includes(name));
  if (!provider) return undefined;
  const { reference, date, amount } = line;
  const isNear = near(date, SETTLEMENT_DAYS);
  const mayBeTyped = books.settlements.some(
    ({ ref, net, date: bookedOn }) => net === amount && !books.used.has(ref) && isNear(bookedOn),
  );
  if (mayBeTyped) return waits('possible_duplicate');
  const even = (PROVIDER_ACCOUNTS[provider] ?? []).filter((account) => {
    const left = (day: PlainDate) => books.unsettled(account, day) - (books.settled.get(account) ?? 0);
    return left(books.today) >= amount && [date, addDays(date, -1)].some((day) => left(day) === amount);
  });
  const [account] = even;
  if (reference === null || account === undefined || even.length > 1) return waits('settlement_unknown');
  const ref = `settlement:${account}:${reference}`;
  return books.used.has(ref) || books.settlements.some((booked) => booked.ref === ref)
    ? waits('possible_duplicate')
    : { state: 'settle', account, ref, reference };
};
