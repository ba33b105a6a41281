import { addDays, type PlainDate } from '@lender/calculator';
import type { BankLineReason } from '@lender/contract';
import type { ClearingAccount } from '@lender/lending';
import type { StatementLine } from '../reading/statement-line.ts';
import type { BookedMoney, BookedPayout, BookedSettlement, BooksFacts, NamedLoan } from './books-facts.ts';
import type { LineMatch } from './line-match.ts';
import { bookedName, loanNumbersIn, plainWords, wordsOfLine } from './words-of-line.ts';

/** How a bank calls those who settle with us, and which of our accounts they settle. */
export const PROVIDER_ACCOUNTS: Readonly<Record<string, readonly ClearingAccount[]>> = {
  OPENPAY: ['openpay_store_clearing', 'openpay_spei_clearing', 'openpay_card_clearing'],
  BELVO: ['belvo_debit_clearing'],
};

/** So far apart may the days of one settlement be: whoever types one in looks at the statement later. */
const SETTLEMENT_DAYS = 15;
/** SPEI dates a transfer of the evening or of a weekend on the next banking day. */
const MONEY_DAYS = 5;
/** What is shorter is found in too many words. */
const TELLING_NAME = 4;

interface Named {
  readonly line: StatementLine;
  readonly words: string;
}
type Rule = (named: Named, books: Books) => LineMatch | undefined;

interface Books extends BooksFacts {
  readonly moneyByName: ReadonlyMap<string, readonly { readonly money: BookedMoney }[]>;
  readonly payoutByKey: ReadonlyMap<string, BookedPayout>;
  readonly plainReferences: ReadonlyMap<string, string>;
  /** Grows line by line: nothing of the books is two lines. */
  readonly used: Set<string>;
  /** What accounts were settled of by lines before. */
  readonly settled: Map<ClearingAccount, number>;
}

/**
 * What each line is, in their order. Nothing of the books is two lines, and nothing is to be booked that may be in the
 * books under another name: that waits for a person.
 */
export function matchLines(lines: readonly StatementLine[], facts: BooksFacts): readonly LineMatch[] {
  const named = facts.money.flatMap((money) => money.names.map((name) => ({ name, money })));
  const books: Books = {
    ...facts,
    moneyByName: Map.groupBy(named, ({ name }) => name),
    payoutByKey: new Map(facts.payouts.map((payout) => [payout.trackingKey, payout])),
    plainReferences: new Map(facts.settlements.map(({ ref, reference }) => [ref, plainWords(reference)])),
    used: new Set(facts.taken),
    settled: new Map(),
  };
  return lines.map((line) => {
    const named = { line, words: wordsOfLine(line) };
    const match = firstOf(line.amount > 0 ? CREDITS : DEBITS, named, books);
    if ('ref' in match) books.used.add(match.ref);
    if (match.state === 'settle')
      books.settled.set(match.account, (books.settled.get(match.account) ?? 0) + line.amount);
    return match;
  });
}

function firstOf(rules: readonly Rule[], named: Named, books: Books): LineMatch {
  for (const rule of rules) {
    const match = rule(named, books);
    if (match) return match;
  }
  return waits(named.line.amount > 0 ? 'no_reference' : 'unknown_debit');
}

const waits = (reason: BankLineReason): LineMatch => ({ state: 'exception', reason });

/** Whether a day is at most so many from another one. */
function near(date: PlainDate, days: number): (other: PlainDate) => boolean {
  const [from, to] = [addDays(date, -days), addDays(date, days)];
  return (other) => other >= from && other <= to;
}

/** A settlement that somebody typed in, by its reference among the line's words. */
const bookedSettlement: Rule = ({ line, words }, books) => {
  const isNear = near(line.date, SETTLEMENT_DAYS);
  const isNamed = ({ ref, date }: BookedSettlement) =>
    !books.used.has(ref) && isNear(date) && words.includes(books.plainReferences.get(ref) ?? '?');
  const found = books.settlements.filter(isNamed);
  const exact = found.find(({ net }) => net === line.amount);
  if (exact) return { state: 'matched', kind: 'settlement', ref: exact.ref };
  return found.some(({ reference }) => reference.length >= TELLING_NAME) ? waits('amount_differs') : undefined;
};

/** Money that is in the books under the line's clave de rastreo, or under its reference and of about its day. */
const bookedMoney: Rule = ({ line }, books) => {
  const { trackingKey, reference, amount, date } = line;
  const isNear = near(date, MONEY_DAYS);
  const under = (name: string | null) =>
    name === null ? [] : (books.moneyByName.get(name) ?? []).map(({ money }) => money);
  const byReference = under(reference).filter((money) => isNear(money.date));
  const found = [...under(trackingKey), ...byReference].filter(({ ref }) => !books.used.has(ref));
  const [money] = found.toSorted((a, b) => Number(b.amount === amount) - Number(a.amount === amount));
  if (!money) return undefined;
  if (!money.isAtBank) return waits('wrong_account');
  return money.amount === amount ? { state: 'matched', kind: money.kind, ref: money.ref } : waits('amount_differs');
};

const payoutOf = ({ line: { trackingKey } }: Named, { payoutByKey }: Books) =>
  trackingKey === null ? undefined : payoutByKey.get(trackingKey);

/** Money that left and came back bears the clave de rastreo by which it left. */
const returnedPayout: Rule = (named, books) => {
  const payout = payoutOf(named, books);
  if (!payout || books.used.has(payout.returnRef)) return undefined;
  if (payout.amount !== named.line.amount) return waits('amount_differs');
  return payout.isReturned
    ? { state: 'matched', kind: 'payout_return', ref: payout.returnRef }
    : waits('return_not_told');
};

const sentPayout: Rule = (named, books) => {
  const payout = payoutOf(named, books);
  if (!payout || books.used.has(payout.ref)) return undefined;
  return payout.isSent && payout.amount === 0 - named.line.amount
    ? { state: 'matched', kind: 'payout', ref: payout.ref }
    : waits('amount_differs');
};

/**
 * What a provider hands over is booked when it leaves one of its accounts even, without a fee. Else nobody but its own
 * statement knows what it kept.
 */
const newSettlement: Rule = ({ line, words }, books) => {
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

/** A transfer that names the loan which it is for. */
const transferForLoan: Rule = ({ line, words }, books) => {
  const named = loanNumbersIn(words).flatMap((number) => books.loans.get(number) ?? []);
  const [loan] = named;
  if (!loan) return undefined;
  if (named.length > 1) return waits('several_loans');
  return loan.isPaidOut ? askedFor(line, { loan, books }) : waits('loan_not_payable');
};

function askedFor(
  line: StatementLine,
  { loan, books }: { readonly loan: NamedLoan; readonly books: Books },
): LineMatch {
  const { amount, date } = line;
  const reference = bookedName(line);
  const isNear = near(date, MONEY_DAYS);
  const same = books.asked.find((asked) => asked.loanId === loan.id && asked.amount === amount);
  const isByName = same?.reference === reference || same?.reference === line.reference;
  if (same && isByName && !books.used.has(same.ref))
    return { state: 'asked', ref: same.ref, approvalId: same.approvalId };
  const mayBeTyped = books.money.some(
    (money) =>
      money.isAtBank &&
      money.loanId === loan.id &&
      money.amount === amount &&
      !books.used.has(money.ref) &&
      isNear(money.date),
  );
  const ref = `payment:bank_transfer:${reference}`;
  return same || mayBeTyped || books.used.has(ref)
    ? waits('possible_duplicate')
    : { state: 'ask', loanId: loan.id, clientId: loan.clientId, ref, reference };
}

const CREDITS: readonly Rule[] = [bookedSettlement, bookedMoney, returnedPayout, newSettlement, transferForLoan];
const DEBITS: readonly Rule[] = [bookedSettlement, sentPayout];
