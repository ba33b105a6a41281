import { addDays } from '@lender/calculator';
import {
  applyRollover,
  approveRequest,
  holdLoan,
  rolloverActiveLoan,
  sellLoan,
  terminateLoan,
  writeOffLoan,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Answer } from '@lender/sdk';
import { claim, claimEqual } from '../trouble.ts';
import { loanOf } from '../world/pay.ts';
import type { Session } from '../world/session.ts';
import type { World } from '../world/world.ts';
import { wasTaken } from './was-taken.ts';

interface Payer extends Session {
  readonly loanId: string;
  /** Ids with which the loan could have been extended while it was owed. */
  readonly rolloverIds: readonly string[];
}

const note = 'Prueba de invariantes';

/** Claims that a paid loan stays closed: neither its borrower nor staff can do anything more with it. */
export async function claimLoanClosed(world: World, payer: Payer): Promise<number> {
  world.trace.begin();
  return (await claimNotExtended(world, payer)) + (await claimNotMoved(world, payer));
}

async function claimNotExtended(world: World, { call, loanId, rolloverIds }: Payer): Promise<number> {
  for (const rolloverId of rolloverIds) {
    const isDrawn = await wasTaken(() => call(applyRollover, { params: { id: loanId, rolloverId } }));
    claim(!isDrawn, () => 'an extension was drawn up of a loan that was paid');
    const isChosen = await wasTaken(() => call(rolloverActiveLoan, { query: { loanId }, body: { rolloverId } }));
    claim(!isChosen, () => 'an extension was chosen of a loan that was paid');
    await claimStillPaid(world, loanId, 'an extension was asked for');
  }
  return rolloverIds.length * 2;
}

async function claimNotMoved(world: World, { loanId: id }: Payer): Promise<number> {
  const { call } = await world.staff();
  const { position } = await loanOf(world, id);
  const params = { id };
  const reviewOn = addDays(position.date, 7);
  const commands = {
    hold: () => call(holdLoan, { params, body: { reason: 'inquiry', reviewOn, note } }),
    terminate: () => call(terminateLoan, { params, body: { note } }),
    writeOff: () => call(writeOffLoan, { params, body: { note } }),
    sell: () => call(sellLoan, { params, body: { buyer: 'Nadie', price: centavos(100), note } }),
  } as const;
  for (const [name, command] of Object.entries(commands)) {
    const isDone = await wasTaken(async () => ({ ok: await isCarriedOut(world, await command()) }));
    claim(!isDone, () => `staff could ${name} a loan that was paid`);
    await claimStillPaid(world, id, `staff asked to ${name} it`);
  }
  return Object.keys(commands).length;
}

type Asked = Answer<typeof holdLoan | typeof terminateLoan | typeof writeOffLoan | typeof sellLoan>;

/** A command that needs two people is only asked for until the second one approves. */
async function isCarriedOut(world: World, asked: Asked): Promise<boolean> {
  if (!asked.ok || asked.data.approvalId === null) return asked.ok;
  const { call } = await world.checker();
  return (await call(approveRequest, { params: { id: asked.data.approvalId }, body: {} })).ok;
}

async function claimStillPaid(world: World, loanId: string, since: string): Promise<void> {
  const { status } = await loanOf(world, loanId);
  claimEqual(`status of a loan that was paid, after ${since}`, status, LOAN_STATUS.paid);
}
