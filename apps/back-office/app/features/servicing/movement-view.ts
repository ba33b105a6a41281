import { formatPlainDate } from '@lender/calculator';
import { RECEIVABLE_ACCOUNTS, type ReceivableAccount } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { entryLabel } from './ledger.copy.es.ts';
import type { LoanLedger } from './ledger-view.ts';

type Entry = LoanLedger['entries'][number];

/** Movement of a debt; charges of consecutive days share one line. */
export interface MovementLine {
  readonly id: string;
  readonly date: string;
  readonly words: string;
  /** Amounts by account; none where an account did not move. */
  readonly parts: Partial<Readonly<Record<ReceivableAccount, string>>>;
  readonly total: string;
  /** Amount owed in the books after it. */
  readonly balance: string;
}

export interface MovementView {
  /** Accounts that ever moved, in the order of the ledger. */
  readonly accounts: readonly ReceivableAccount[];
  readonly lines: readonly MovementLine[];
}

interface Movement {
  readonly id: string;
  readonly kind: string;
  readonly from: Entry['businessDate'];
  readonly to: Entry['businessDate'];
  readonly parts: Partial<Record<ReceivableAccount, Centavos>>;
}

/** Returns the movements of the debt in a loan's ledger, part by part, with the balance after each. */
export function movementView({ entries }: Pick<LoanLedger, 'entries'>): MovementView {
  const movements = fold(entries.map(toMovement).filter(({ parts }) => Object.keys(parts).length > 0));
  let balance = centavos(0);
  const lines = movements.map(({ id, kind, from, to, parts }): MovementLine => {
    const total = sumCentavos(Object.values(parts));
    balance = centavos(balance + total);
    return {
      id,
      date: from === to ? formatPlainDate(to) : `${formatPlainDate(from)} – ${formatPlainDate(to)}`,
      words: entryLabel(kind),
      parts: Object.fromEntries(Object.entries(parts).map(([account, amount]) => [account, formatPesos(amount)])),
      total: formatPesos(total),
      balance: formatPesos(balance),
    };
  });
  return { accounts: RECEIVABLE_ACCOUNTS.filter((account) => movements.some(({ parts }) => account in parts)), lines };
}

function toMovement({ id, kind, businessDate, postings }: Entry): Movement {
  const parts: Partial<Record<ReceivableAccount, Centavos>> = {};
  for (const account of RECEIVABLE_ACCOUNTS) {
    const moved = sumCentavos(postings.filter((posting) => posting.account === account).map(({ amount }) => amount));
    if (moved !== 0) parts[account] = moved;
  }
  return { id, kind, from: businessDate, to: businessDate, parts };
}

/**
 * Merges charges of consecutive days: each day's interest is a line of the ledger, and thirty such lines are too many
 * to read.
 */
function fold(movements: readonly Movement[]): readonly Movement[] {
  const folded: Movement[] = [];
  for (const movement of movements) {
    const last = folded.at(-1);
    if (last?.kind === 'accrual' && movement.kind === 'accrual')
      folded[folded.length - 1] = { ...last, to: movement.to, parts: added(last.parts, movement.parts) };
    else folded.push(movement);
  }
  return folded;
}

const added = (one: Movement['parts'], other: Movement['parts']): Movement['parts'] =>
  Object.fromEntries(
    RECEIVABLE_ACCOUNTS.flatMap((account) => {
      const sum = centavos((one[account] ?? 0) + (other[account] ?? 0));
      return sum === 0 ? [] : [[account, sum]];
    }),
  );
