import { formatPlainDate } from '@lender/calculator';
import { getCashPayout } from '@lender/contract';
import { formatPesos } from '@lender/money';
import type { Call } from '@lender/sdk';
import { readApplication } from '../actual-application.server.ts';
import type { CashOrder } from './accepted-cash.ts';

/** Reads where the client collects the money; `null` while it is not ordered yet. */
export async function readCashOrder(call: Call): Promise<CashOrder | null> {
  const application = await readApplication(call);
  if (!application) return null;
  const answer = await call(getCashPayout, { params: { id: application.id } });
  if (!answer.ok) return null;
  const { status, brand, amount, orderNumber, collectBy } = answer.data;
  return { status, brand, orderNumber, amount: formatPesos(amount), collectBy: formatPlainDate(collectBy) };
}
