import { referencesIn } from '../../../kernel/crypto/references-in.ts';
import type { StatementLine } from '../reading/statement-line.ts';
import type { NamedLoan } from './books-facts.ts';
import type { LineMatch } from './line-match.ts';
import { type Books, near, type Rule, waits } from './rule.ts';
import { bookedName } from './words-of-line.ts';

/** SPEI dates a transfer of the evening or of a weekend on the next banking day. */
const MONEY_DAYS = 5;

/** Matches money in the books with the line's clave de rastreo, or with its reference and of about its day. */
export const bookedMoney: Rule = ({ line }, books) => {
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

/** Matches a transfer that names its loan. */
export const transferForLoan: Rule = ({ line, words }, books) => {
  const named = referencesIn(words).flatMap((number) => books.loans.get(number) ?? []);
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
