import type { PlainDate } from '@lender/calculator';
import { advanceSandboxClock, approveRequest, getLoan, type Reply, registerPayment } from '@lender/contract';
import { type Centavos, centavos } from '@lender/money';
import { CannotRun } from '../trouble.ts';
import { must } from './session.ts';
import type { World } from './world.ts';

export interface PaymentToRegister {
  readonly loanId: string;
  readonly amountCentavos: number;
  readonly paidOn: PlainDate;
  readonly reference?: string;
}

/** Returns the body with which a payment is registered. */
export const paymentBody = ({ amountCentavos, paidOn, reference }: Omit<PaymentToRegister, 'loanId'>) =>
  ({
    amount: centavos(amountCentavos),
    paidOn,
    method: 'cash',
    reference: reference ?? crypto.randomUUID(),
    note: 'Prueba de invariantes',
  }) as const;

/** Has one member of staff register a payment and the other one approve it. */
export async function registerPaid(world: World, { loanId, ...payment }: PaymentToRegister): Promise<void> {
  const body = paymentBody(payment);
  const { approvalId } = await must(await world.staff(), registerPayment, { params: { id: loanId }, body });
  if (approvalId !== null) await approve(world, approvalId);
}

export const approve = async (world: World, id: string): Promise<unknown> =>
  must(await world.checker(), approveRequest, { params: { id }, body: {} });

export const loanOf = async (world: World, id: string, date?: PlainDate): Promise<Reply<typeof getLoan>> =>
  must(await world.staff(), getLoan, { params: { id }, query: { ...(date !== undefined && { date }) } });

/** Advances the clock by days. @returns the day that it is then */
export async function passDays(world: World, days: number): Promise<PlainDate> {
  const { businessDate } = await must(await world.staff(), advanceSandboxClock, { body: { days } });
  world.daysPassed += days;
  return businessDate;
}

/** A share of an amount in thousandths, at least a centavo. */
export function shareOf(amount: Centavos, thousandths: number): Centavos {
  if (amount <= 0) throw new CannotRun('a loan that was just paid out owes nothing');
  return centavos(Math.max(1, Math.floor((amount * thousandths) / 1000)));
}
