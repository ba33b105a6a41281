import { getOpenPayBarcode, getPaymentClabe } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Action } from './life.ts';
import type { Situation } from './surroundings.ts';

type Paying = Extract<Action, { kind: 'pay' }>;

const SMALLEST_CENTAVOS = 100;

/** Pays a share: at a store of the debt of today, by transfer of the amount lent. */
export const pay = (action: Paying, situation: Situation): Promise<void> =>
  action.by === 'store' ? payAtStore({ ...action, for: 'repayment' }, situation) : payByTransfer(action, situation);

interface AtStore extends Pick<Paying, 'share' | 'reportedAfterDays' | 'isInEvening'> {
  readonly for: 'repayment' | 'extension' | 'withdrawal';
}

/** Requests a reference as the site does, and pays its amount, or a part of it, at a store. */
export async function payAtStore(
  { for: kind, share, reportedAfterDays, isInEvening = false }: AtStore,
  situation: Situation,
): Promise<void> {
  const { server, world, tally, loan, token } = situation;
  const body = { kind, loanId: loan.loanId };
  const asked = await twice(() => server.call(getOpenPayBarcode, { body }, { token }));
  if (asked.code !== undefined) return;
  const orderId = world.orderNamed(asked.data.reference);
  const amount = centavos(Math.max(SMALLEST_CENTAVOS, Math.round(asked.data.amount * share)));
  loan.orders.push(orderId);
  world.pay(orderId, amount, { reportedAfterDays, isInEvening });
  if (isInEvening) tally.add('payments late in the evening');
  tally.add(kind === 'extension' ? 'extensions paid at a store' : 'payments at a store');
}

/** Sends money to the loan's CLABE; a borrower who asked for it once keeps it for ever. */
async function payByTransfer({ share, reportedAfterDays }: Paying, situation: Situation): Promise<void> {
  const { server, world, tally, loan, token } = situation;
  if (loan.clabeOrder === undefined) {
    const body = { loanId: loan.loanId };
    const asked = await twice(() => server.call(getPaymentClabe, { body }, { token }));
    if (asked.code !== undefined) return;
    loan.clabeOrder = world.orderNamed(asked.data.reference);
  }
  loan.orders.push(loan.clabeOrder);
  world.pay(loan.clabeOrder, centavos(Math.round(loan.principalCentavos * share)), { reportedAfterDays });
  tally.add('payments by transfer');
}

/** Pays once more to the last order. */
export function payAgain({ world, tally, loan }: Situation): void {
  const last = loan.orders.at(-1);
  if (last === undefined) return;
  world.pay(last, centavos(SMALLEST_CENTAVOS * 300));
  tally.add('references paid twice');
}

/** Sends money and forgets to say whose it is. */
export function payLoose({ world, tally, loan }: Situation): void {
  loan.loose = world.payLoose(centavos(12_345));
  tally.add('transfers that name nobody');
}

/** Takes back, as the bank does, everything that was paid so far. */
export function takeBack({ world, loan, tally }: Situation): void {
  for (const orderId of new Set(loan.orders.splice(0))) {
    const { times, isCard } = world.takeBack(orderId);
    tally.add(isCard ? 'card charges that were objected to' : 'payments taken back by a bank', times);
  }
}

/** Sends the form once more when the provider did not answer. */
async function twice<Answer extends { readonly code: string | undefined }>(
  press: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await press();
  return answer.code === 'provider_unavailable' ? press() : answer;
}
