import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

interface Asked {
  /** @default the beginning of the books */
  readonly from?: PlainDate;
  readonly to: PlainDate;
  readonly accounts: readonly LedgerAccount[];
}

/** Movements on some accounts of one loan in a period, in centavos; debits are positive. */
export interface LoanMoves {
  readonly clientId: string;
  readonly loanId: string;
  readonly moved: (account: LedgerAccount) => number;
  /** Part of it that was booked because an amount was waived. */
  readonly waived: (account: LedgerAccount) => number;
}

/** Reads the movements in the books of every loan in a period, by business date; loans without movements are absent. */
export async function readLoanMoves(tx: Tx, { from, to, accounts }: Asked): Promise<readonly LoanMoves[]> {
  const { rows } = await sql<{ client: string; loan: string; account: LedgerAccount; moved: string; waived: string }>`
    select client_id as client, loan_id as loan, account, sum(amount_centavos)::text as moved,
      coalesce(sum(amount_centavos) filter (where kind = 'waiver'), 0)::text as waived
    from ledger_entry join ledger_posting using (client_id)
    where entry_id = id and loan_id is not null and business_date >= ${from ?? '-infinity'}::date and business_date <= ${to}::date
      and account in (${sql.join(accounts)})
    group by client_id, loan_id, account
    having sum(amount_centavos) <> 0 or coalesce(sum(amount_centavos) filter (where kind = 'waiver'), 0) <> 0
    order by loan_id, account`.execute(tx);
  return [...Map.groupBy(rows, ({ loan }) => loan)].map(([loanId, own]) => {
    const find = (account: LedgerAccount) => own.find((row) => row.account === account);
    return {
      clientId: own[0]?.client ?? '',
      loanId,
      moved: (account) => Number(find(account)?.moved ?? 0),
      waived: (account) => Number(find(account)?.waived ?? 0),
    };
  });
}
