import type { DirectDebit } from '@lender/api/providers/direct-debit/port';
import type { OpenPay } from '@lender/api/providers/openpay/port';
import type { World } from './bank-surroundings.ts';
import { openChargeBook } from './charge-book.ts';
import { openDebits } from './debits.ts';
import { openNotices } from './notices.ts';
import { openPayers } from './payers.ts';
import { openPayouts } from './payouts.ts';
import { providerOfCharges } from './provider-of-charges.ts';
import { openLine } from './world-faults.ts';

/** Calls that the server makes to providers of money. */
export interface Bank extends OpenPay, DirectDebit {}

/**
 * Opens stores, banks and providers between them, in memory: what really happened to money, whether or not it was
 * reported.
 */
export function openBankWorld(world: World) {
  const { answer, calm } = openLine(world.faults, world.tally);
  const around = { ...world, answer };
  const notices = openNotices(around);
  const book = openChargeBook(around);
  const payouts = openPayouts(around, notices);
  const debits = openDebits(around, notices);
  const bank: Bank = { ...providerOfCharges(book, around), ...payouts.provider, ...debits.provider };
  return {
    ...{ bank, calm, takeNotices: notices.take },
    ...openPayers(book, notices, around),
    ...payouts.people,
    ...debits.people,
    /** Returns the moment and the amount of a payment by its payer; undefined where it is no charge. */
    paid: book.paid,
    /** Returns all money that came in and was not taken back, by the world's own books. */
    receivedCentavos: () => book.receivedCentavos() + debits.people.debitedCentavos(),
  };
}

export type BankWorld = ReturnType<typeof openBankWorld>;
