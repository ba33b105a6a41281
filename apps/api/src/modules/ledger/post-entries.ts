import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount, LedgerEntryKind } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { NO_CLIENT } from '../../kernel/database/no-client.ts';
import { holdSequence } from './sequence-lock.ts';

export interface Posting {
  readonly account: LedgerAccount;
  /** Positive for a debit, negative for a credit; lines of zero are left out. */
  readonly amountCentavos: number;
}

/** Owner of an entry: a loan, or the lender itself. */
type EntryOwner =
  | { readonly clientId: string; readonly loanId: string }
  | { readonly clientId?: never; readonly loanId?: never };

export type NewEntry = EntryOwner & {
  readonly id: string;
  readonly kind: LedgerEntryKind;
  /**
   * Key of what is booked, e.g. `payment:paynet:<charge>`, once for its client, or once in all; booking it again does
   * nothing.
   */
  readonly key: string;
  /** Day for which the entry counts; it may be long before the posting. */
  readonly businessDate: PlainDate;
  readonly postedAt: Date;
  readonly postings: readonly Posting[];
};

/** A statement takes at most 65,535 values; an entry with its lines needs about forty. */
const ENTRIES_PER_STATEMENT = 500;

/**
 * Books entries in their order, each once per key. A booked entry never changes: the database refuses every change of
 * it.
 *
 * @returns the number booked now; entries whose key was booked before do not count
 * @throws when the postings of one do not sum to zero: such an entry is a bug, and the database would refuse it too
 */
export async function postEntries(tx: Tx, entries: readonly NewEntry[]): Promise<number> {
  const written = entries.map((entry) => ({ entry, lines: linesOf(entry) }));
  if (written.length === 0) return 0;
  await holdSequence(tx);
  let booked = 0;
  for (let at = 0; at < written.length; at += ENTRIES_PER_STATEMENT)
    booked += await write(tx, written.slice(at, at + ENTRIES_PER_STATEMENT));
  return booked;
}

function linesOf({ key, postings }: NewEntry): readonly Posting[] {
  const lines = postings.filter(({ amountCentavos }) => amountCentavos !== 0);
  const sum = lines.reduce((total, { amountCentavos }) => total + amountCentavos, 0);
  if (sum !== 0 || lines.length < 2) throw new Error(`ledger entry ${key} sums to ${sum} over ${lines.length} lines`);
  return lines;
}

const clientOf = ({ clientId = NO_CLIENT }: NewEntry): string => clientId;

interface WrittenEntry {
  readonly entry: NewEntry;
  readonly lines: readonly Posting[];
}

async function write(tx: Tx, written: readonly WrittenEntry[]): Promise<number> {
  const inserted = await tx
    .insertInto('ledger_entry')
    .values(
      written.map(({ entry }) => ({
        client_id: clientOf(entry),
        id: entry.id,
        loan_id: entry.loanId ?? null,
        kind: entry.kind,
        key: entry.key,
        business_date: entry.businessDate,
        posted_at: entry.postedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['client_id', 'key']).doNothing())
    .returning('id')
    .execute();
  if (inserted.length === 0) return 0;

  const isNew = new Set(inserted.map(({ id }) => id));
  const rows = written
    .filter(({ entry }) => isNew.has(entry.id))
    .flatMap(({ entry, lines }) =>
      lines.map(({ account, amountCentavos }, line) => ({
        client_id: clientOf(entry),
        entry_id: entry.id,
        line,
        account,
        amount_centavos: centavos(amountCentavos),
      })),
    );
  await tx.insertInto('ledger_posting').values(rows).execute();
  return inserted.length;
}
