import type { OpenPay } from '../../../src/providers/openpay/port.ts';
import type { World } from './bank-surroundings.ts';
import { openChargeBook } from './charge-book.ts';
import { openNotices } from './notices.ts';
import { openPayers } from './payers.ts';
import { openPayouts } from './payouts.ts';
import { providerOfCharges } from './provider-of-charges.ts';
import { openLine } from './world-faults.ts';

/** Stores, banks and a provider between them, in memory: what really happened to money, whoever was told of it. */
export function openBankWorld(world: World) {
  const { answer, calm } = openLine(world.faults, world.tally);
  const around = { ...world, answer };
  const notices = openNotices(around);
  const book = openChargeBook(around);
  const payouts = openPayouts(around, notices);
  const openPay: OpenPay = { ...providerOfCharges(book, around), ...payouts.provider };
  return { openPay, calm, ...openPayers(book, notices, around), ...payouts.people, takeNotices: notices.take };
}

export type BankWorld = ReturnType<typeof openBankWorld>;
