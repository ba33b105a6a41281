import type { PlainDate } from '@lender/calculator';
import { CASH_BRANDS, type ClearingAccount, PAYOUT_ACCOUNTS } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { postEntry } from './post-entry.ts';

interface Settlement {
  readonly account: ClearingAccount;
  /** Provider's reference of this settlement; each reference is booked once. */
  readonly reference: string;
  /** The day on which the bank received it. */
  readonly businessDate: PlainDate;
  /** Amount that borrowers paid by it, before the provider took its fee. */
  readonly grossCentavos: Centavos;
  readonly feeCentavos: Centavos;
  readonly feeIvaCentavos: Centavos;
}

/** Cash that brands paid out is a debt of the lender to them. */
const OWED_TO_BRANDS: ReadonlySet<ClearingAccount> = new Set(CASH_BRANDS.map((brand) => PAYOUT_ACCOUNTS[brand]));

/**
 * Books that a provider handed over what it had received: the bank has it, less the provider's fee and its IVA. A brand
 * that had handed cash over is paid for it, and for its fee.
 */
export async function settleClearing(
  tx: Tx,
  { account, reference, businessDate, grossCentavos, feeCentavos, feeIvaCentavos }: Settlement,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const received = OWED_TO_BRANDS.has(account) ? -grossCentavos : grossCentavos;
  return postEntry(tx, {
    id: newId(),
    kind: 'settlement',
    key: `settlement:${account}:${reference}`,
    businessDate,
    postedAt: now,
    postings: [
      { account: 'bank', amountCentavos: received - feeCentavos - feeIvaCentavos },
      { account: 'provider_fee_expense', amountCentavos: feeCentavos },
      { account: 'provider_fee_iva', amountCentavos: feeIvaCentavos },
      { account, amountCentavos: -received },
    ],
  });
}
