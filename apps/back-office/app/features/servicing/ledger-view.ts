import { formatPlainDate } from '@lender/calculator';
import type { getLoanLedger, Reply } from '@lender/contract';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import { formatInstant } from '../../vocabulary/moment.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { accountLabel, entryLabel } from './ledger.copy.es.ts';
import { loanCopy as copy } from './loan.copy.es.ts';

export type LoanLedger = Reply<typeof getLoanLedger>;

type Entry = LoanLedger['entries'][number];
type Posting = Entry['postings'][number];

/** Line of the ledger, as the page shows it. */
export interface LedgerLine {
  readonly id: string;
  readonly kind: 'posting' | 'sum';
  /** Date and description, on the first line of an entry only. */
  readonly head?: { readonly date: string; readonly words: string; readonly posted: string };
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
  /** Balance of the account after this line; none on a sum. */
  readonly balance: string;
}

export interface BalanceLine {
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
}

export interface LedgerView {
  readonly balances: readonly BalanceLine[];
  readonly lines: readonly LedgerLine[];
}

export function ledgerView({ entries, balances }: Pick<LoanLedger, 'entries' | 'balances'>): LedgerView {
  const moved = balances.filter(({ amount }) => amount !== 0);
  return {
    balances: [
      ...moved.map(({ account, amount }) => ({ account: accountLabel(account), ...sides(amount) })),
      closing(copy.balances.sum, balances),
    ],
    lines: ledgerLines(entries),
  };
}

/** Lists every posting with its account's balance after it, and a sum below each entry. */
function ledgerLines(entries: readonly Entry[]): readonly LedgerLine[] {
  const running = new Map<string, Centavos>();
  return entries.flatMap((entry) => {
    const postings = entry.postings.map(({ account, amount }, index): LedgerLine => {
      const balance = centavos((running.get(account) ?? 0) + amount);
      running.set(account, balance);
      return {
        id: `${entry.id}-${index}`,
        kind: 'posting',
        ...(index === 0 && { head: headOf(entry) }),
        account: accountLabel(account),
        ...sides(amount),
        balance: formatPesos(balance),
      };
    });
    return [...postings, sumLine(entry)];
  });
}

const headOf = ({ businessDate, kind, postedAt }: Entry): LedgerLine['head'] => ({
  date: formatPlainDate(businessDate),
  words: entryLabel(kind),
  posted: copy.entries.posted(formatInstant(postedAt)),
});

const sumLine = ({ id, postings }: Entry): LedgerLine => ({
  id: `${id}-sum`,
  kind: 'sum',
  ...closing(copy.entries.sum, postings),
  balance: '',
});

/** Formats a debit above zero, or a credit below it. */
const sides = (amount: Centavos): { debit: string; credit: string } => ({
  debit: amount > 0 ? formatPesos(amount) : '',
  credit: amount < 0 ? formatPesos(centavos(-amount)) : '',
});

/** Returns the debits, the credits, and their sum: zero. */
function closing(words: (sum: string) => string, postings: readonly Posting[]): BalanceLine {
  const amounts = postings.map(({ amount }) => amount);
  return {
    account: words(formatPesos(sumCentavos(amounts))),
    debit: formatPesos(sumCentavos(amounts.filter((amount) => amount > 0))),
    credit: formatPesos(centavos(-sumCentavos(amounts.filter((amount) => amount < 0)))),
  };
}
