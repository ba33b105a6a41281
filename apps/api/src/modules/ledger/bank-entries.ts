import type { PlainDate } from '@lender/calculator';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { postEntry } from './post-entry.ts';

interface BankMove {
  /** Key of the entry; it is booked once. */
  readonly key: string;
  /** Day of the bank. */
  readonly businessDate: PlainDate;
  /** Above zero for money that the bank account received, in centavos. */
  readonly amountCentavos: number;
}

type Deps = Pick<Services, 'clock' | 'newId'>;

/** Books a fee of the lender's own bank, or one that the bank gives back. The IVA is a part of the amount. */
export async function bookBankFee(
  tx: Tx,
  { ivaCentavos, ...move }: BankMove & { readonly ivaCentavos: number },
  services: Deps,
): Promise<boolean> {
  const { amountCentavos } = move;
  const iva = amountCentavos < 0 ? ivaCentavos : -ivaCentavos;
  const sides = [
    { account: 'bank_fee_expense', amountCentavos: 0 - amountCentavos - iva },
    { account: 'bank_fee_iva', amountCentavos: iva },
  ] as const;
  return book(tx, { ...move, kind: 'bank_fee', sides }, services);
}

/** Books interest that the lender's own bank pays. */
export const bookBankInterest = (tx: Tx, move: BankMove, services: Deps): Promise<boolean> =>
  book(
    tx,
    {
      ...move,
      kind: 'bank_interest',
      sides: [{ account: 'bank_interest_income', amountCentavos: -move.amountCentavos }],
    },
    services,
  );

/** Books money that the lender's owners put in, or, below zero, took out. */
export const bookCapital = (tx: Tx, move: BankMove, services: Deps): Promise<boolean> =>
  book(
    tx,
    { ...move, kind: 'capital', sides: [{ account: 'owner_capital', amountCentavos: -move.amountCentavos }] },
    services,
  );

interface BankEntry extends BankMove {
  readonly kind: 'bank_fee' | 'bank_interest' | 'capital';
  readonly sides: readonly {
    readonly account: 'bank_fee_expense' | 'bank_fee_iva' | 'bank_interest_income' | 'owner_capital';
    readonly amountCentavos: number;
  }[];
}

async function book(
  tx: Tx,
  { sides, kind, key, businessDate, amountCentavos }: BankEntry,
  { clock, newId }: Deps,
): Promise<boolean> {
  const { now: postedAt } = await clock.business(tx);
  const postings = [{ account: 'bank' as const, amountCentavos }, ...sides];
  return postEntry(tx, { id: newId(), kind, key, businessDate, postedAt, postings });
}
