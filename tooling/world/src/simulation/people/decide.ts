import { addDays } from '@lender/calculator';
import {
  buyBackLoan,
  getLoanEvents,
  holdLoan,
  refundCredit,
  releaseLoan,
  reversePayment,
  sellLoan,
  terminateLoan,
  undoWriteOff,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { centavos } from '@lender/money';
import type { Happening } from '../tally.ts';
import type { StaffAction } from './life.ts';
import type { Asked } from './open-staff.ts';
import type { Situation } from './surroundings.ts';

interface Desk extends Pick<Situation, 'server' | 'world' | 'loan' | 'today'> {
  readonly params: { readonly id: string };
  readonly token: string;
}

/** Undefined when there is nothing to decide. */
type Command = (desk: Desk) => Promise<Asked | undefined>;

const note = 'Se habló con la persona';
const HOLD_DAYS = 20;

const COMMANDS: Readonly<Record<StaffAction, readonly [Happening, Command]>> = {
  hold: [
    'loans held',
    ({ server, params, token, today }) =>
      server.call(
        holdLoan,
        { params, body: { reason: 'hardship', reviewOn: addDays(today, HOLD_DAYS), note } },
        { token },
      ),
  ],
  release: [
    'loans released',
    ({ server, params, token }) => server.call(releaseLoan, { params, body: { note } }, { token }),
  ],
  waive: [
    'charges waived',
    ({ server, params, token }) =>
      server.call(
        waiveLoanCharge,
        { params, body: { component: 'interest', amount: centavos(3_000), note } },
        { token },
      ),
  ],
  write_off: [
    'loans written off',
    ({ server, params, token }) => server.call(writeOffLoan, { params, body: { note } }, { token }),
  ],
  undo_write_off: [
    'write-offs undone',
    ({ server, params, token }) => server.call(undoWriteOff, { params, body: { note } }, { token }),
  ],
  sell: [
    'loans sold',
    ({ server, params, token }) =>
      server.call(
        sellLoan,
        { params, body: { buyer: 'Recuperadora del Norte', price: centavos(30_000), note } },
        { token },
      ),
  ],
  buy_back: [
    'loans bought back',
    ({ server, params, token }) =>
      server.call(buyBackLoan, { params, body: { price: centavos(35_000), note } }, { token }),
  ],
  terminate: [
    'loans terminated',
    ({ server, params, token }) => server.call(terminateLoan, { params, body: { note } }, { token }),
  ],
  reverse: ['payments taken back by staff', reverseLast],
  refund: [
    'overpayments given back',
    ({ server, params, token }) => server.call(refundCredit, { params, body: { note } }, { token }),
  ],
};

/** Books, from the bank's statement, that a payment went back, before the provider reports it. */
async function reverseLast({ server, world, loan, params, token }: Desk) {
  const { data } = await server.call(getLoanEvents, { params }, { token });
  const payment = data.findLast(({ kind }) => kind === 'payment')?.id;
  if (payment === undefined) return undefined;
  for (const orderId of loan.orders.splice(0)) world.takeBack(orderId, { isTold: false });
  return server.call(reversePayment, { params, body: { payment, note } }, { token });
}

/** Makes the decision of staff about a loan, if it is still to be made. */
export async function decide(action: StaffAction, { staff, tally, ...situation }: Situation): Promise<void> {
  const [happening, command] = COMMANDS[action];
  const desk = { ...situation, params: { id: situation.loan.loanId }, token: await staff.maker() };
  if (await staff.byTwo(command(desk))) tally.add(happening);
}
