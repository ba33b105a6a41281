import { addDays, type PlainDate } from '@lender/calculator';
import type { ClearingAccount } from '@lender/lending';
import type { BookedSettlement } from './books-facts.ts';
import { near, type Rule, waits } from './rule.ts';

/** Name of each provider in bank lines, and our accounts that it settles. */
export const PROVIDER_ACCOUNTS: Readonly<Record<string, readonly ClearingAccount[]>> = {
  OPENPAY: ['openpay_store_clearing', 'openpay_spei_clearing', 'openpay_card_clearing'],
  BELVO: ['belvo_debit_clearing'],
};

/** Largest distance in days between the dates of one settlement: staff who record one see the statement later. */
const SETTLEMENT_DAYS = 15;
/** Length below which a name is found in too many words. */
const DISTINCTIVE_NAME = 4;

/** Matches a settlement that staff recorded, by its reference among the line's words. */
export const bookedSettlement: Rule = ({ line, words }, books) => {
  const isNear = near(line.date, SETTLEMENT_DAYS);
  const isNamed = ({ ref, date }: BookedSettlement) =>
    !books.used.has(ref) && isNear(date) && words.includes(books.plainReferences.get(ref) ?? '?');
  const found = books.settlements.filter(isNamed);
  const exact = found.find(({ net }) => net === line.amount);
  if (exact) return { state: 'matched', kind: 'settlement', ref: exact.ref };
  return found.some(({ reference }) => reference.length >= DISTINCTIVE_NAME) ? waits('amount_differs') : undefined;
};

/**
 * Matches a hand-over of a provider that leaves one of its accounts even, without a fee, to be booked. Otherwise only
 * the provider's own statement says what it kept.
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
