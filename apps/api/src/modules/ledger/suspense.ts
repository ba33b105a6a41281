import type { PlainDate } from '@lender/calculator';
import type { LedgerAccount, ReceivingAccount } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { postEntry } from './post-entry.ts';

interface SuspenseMove {
  /** Key of the receipt, from the module that reported it; it is received once and leaves once. */
  readonly receipt: string;
  readonly amountCentavos: Centavos;
  readonly businessDate: PlainDate;
}

/** Account on which it arrived, or by which it goes back to its sender; from there it may come back once more. */
type SuspenseSide = ReceivingAccount | 'openpay_payout_clearing';

interface SuspenseEntry extends SuspenseMove {
  readonly direction: 'in' | 'out';
  /** Account that holds the money, or to which it goes. */
  readonly account: LedgerAccount;
}

/** Books an unmatched payment: money received whose loan is not known. */
export const receiveInSuspense = (
  tx: Tx,
  { on, ...receipt }: SuspenseMove & { readonly on: SuspenseSide },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> => move(tx, { ...receipt, direction: 'in', account: on }, services);

/**
 * Books that the owner of an unmatched payment was found. `to` is the account that holds it, from where the loan's
 * payment takes it up, or the account by which it goes back to its sender.
 */
export const leaveSuspense = (
  tx: Tx,
  { to, ...receipt }: SuspenseMove & { readonly to: SuspenseSide },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> => move(tx, { ...receipt, direction: 'out', account: to }, services);

async function move(
  tx: Tx,
  { receipt, direction, account, amountCentavos, businessDate }: SuspenseEntry,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const { now } = await clock.business(tx);
  const received = direction === 'in' ? amountCentavos : -amountCentavos;
  return postEntry(tx, {
    id: newId(),
    kind: 'suspense',
    key: `suspense:${direction}:${receipt}`,
    businessDate,
    postedAt: now,
    postings: [
      { account, amountCentavos: received },
      { account: 'suspense', amountCentavos: -received },
    ],
  });
}
