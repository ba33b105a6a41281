import {
  changeClientStatus,
  listReceipts,
  refundReceipt,
  registerPayment,
  rejectRequest,
  sellLoan,
  waiveLoanCharge,
  writeOffLoan,
} from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { personOf } from '../../people/person.ts';
import type { Lived } from '../../world/lived.ts';
import { WORDS } from '../notes.copy.es.ts';
import { type DeskWork, lateLoans } from './desk-work.ts';

/** Requests that one member of staff made and a second one has not decided yet; and one request that was refused. */
export const ASKED_FOR: readonly DeskWork[] = [
  { daysAgo: 20, hour: 15, work: refuseSale },
  { daysAgo: 1, hour: 17, work: askForLoans },
  { daysAgo: 0, hour: 10, work: askForMoney },
  { daysAgo: 0, hour: 11, work: askForClient },
];

async function refuseSale(lived: Lived): Promise<void> {
  const { server, staff } = lived;
  const [loan] = await lateLoans(lived, 3);
  if (!loan) return;
  const body = { buyer: WORDS.buyer, price: centavos(20_000), note: WORDS.sale };
  const { approvalId: id } = await server.ask(sellLoan, { params: { id: loan.id }, body }, await staff.as('payments'));
  if (id === null) return;
  await server.ask(rejectRequest, { params: { id }, body: { note: WORDS.refused } }, await staff.as('supervisor'));
}

async function askForLoans(lived: Lived): Promise<void> {
  const { server, staff } = lived;
  const [first, second, third, fourth] = await lateLoans(lived, 10);
  const token = await staff.as('payments');
  const note = WORDS.noAnswer;
  if (first) await server.ask(writeOffLoan, { params: { id: first.id }, body: { note } }, token);
  if (second) await server.ask(writeOffLoan, { params: { id: second.id }, body: { note } }, token);
  const sale = { buyer: WORDS.buyer, price: centavos(45_000), note: WORDS.sale };
  if (third) await server.ask(sellLoan, { params: { id: third.id }, body: sale }, token);
  if (!fourth) return;
  const waiver = { component: 'interest', amount: centavos(5_000), note: WORDS.waiver } as const;
  await server.ask(waiveLoanCharge, { params: { id: fourth.id }, body: waiver }, await staff.as('collector'));
}

async function askForMoney(lived: Lived): Promise<void> {
  const { server, staff, moments } = lived;
  const token = await staff.as('payments');
  const [loan] = await lateLoans(lived, 1);
  const paid = {
    amount: centavos(80_000),
    paidOn: moments.dayAgo(1),
    method: 'cash',
    reference: 'F-00218',
    note: WORDS.cash,
  };
  if (loan) await server.ask(registerPayment, { params: { id: loan.id }, body: { ...paid, method: 'cash' } }, token);
  const [receipt] = await server.ask(listReceipts, { query: {} }, token);
  const { clabe, fullName: holderName } = personOf(990, 0);
  const body = { note: WORDS.strayMoney, account: { clabe, holderName } };
  if (receipt) await server.ask(refundReceipt, { params: { id: receipt.id }, body }, token);
}

async function askForClient(lived: Lived): Promise<void> {
  const { server, staff } = lived;
  const clients = server.services.db.selectFrom('client').select('client_id');
  const blocked = await clients.where('status', '=', CLIENT_STATUS.blocked).executeTakeFirst();
  if (!blocked) return;
  const body = { status: 'blacklisted', note: WORDS.blacklisted } as const;
  await server.ask(changeClientStatus, { params: { id: blocked.client_id }, body }, await staff.as('risk_admin'));
}
