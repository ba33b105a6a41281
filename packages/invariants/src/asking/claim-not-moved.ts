import {
  applyRollover,
  getActiveLoan,
  getOpenPayBarcode,
  registerPayment,
  rolloverActiveLoan,
  signAgreement,
  updateApplication,
} from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { claim } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import { loanOf, paymentBody } from '../world/pay.ts';
import { must, type Session } from '../world/session.ts';
import type { World } from '../world/world.ts';
import { claimSame } from './claim-same.ts';
import { eventsOf } from './expected-position.ts';
import { wasTaken } from './was-taken.ts';

interface Outcome {
  readonly ok: boolean;
}

/** Claims that a stranger can do nothing with another client's data. @returns how many calls were tried */
export async function claimNotMoved(world: World, owner: Borrower, stranger: Session): Promise<number> {
  const before = await standing(world, owner);
  const tried = { ...(await asClient(owner, stranger)), ...asStaff(owner, stranger), ...asStaff(owner, world.visitor) };
  for (const [what, move] of Object.entries(tried)) {
    const isTaken = await wasTaken(move);
    claim(!isTaken, () => `${what} of ${owner.name}, which belongs to another client`);
  }
  claimSame('a loan that others wanted to move', await standing(world, owner), before);
  return Object.keys(tried).length;
}

async function asClient(
  owner: Borrower,
  { name, call }: Session,
): Promise<Readonly<Record<string, () => Promise<Outcome>>>> {
  const { loanId, otp } = owner;
  const params = { id: owner.applicationId };
  const { rollovers } = await must(owner, getActiveLoan, { query: { loanId } });
  const body = { status: APPLICATION_STATUS.canceled };
  const own = {
    [`${name} withdrew the application`]: () => call(updateApplication, { params, body }),
    [`${name} signed the agreement`]: () => call(signAgreement, { params, body: { otp } }),
    [`${name} was given a reference to pay the loan`]: () =>
      call(getOpenPayBarcode, { body: { kind: 'repayment', loanId, amount: centavos(5_000) } }),
  };
  const [rollover] = rollovers;
  if (!rollover) return own;
  const rolloverId = rollover.id;
  return {
    ...own,
    [`${name} drew up an extension of the loan`]: () => call(applyRollover, { params: { id: loanId, rolloverId } }),
    [`${name} chose an extension of the loan`]: () =>
      call(rolloverActiveLoan, { query: { loanId }, body: { rolloverId } }),
  };
}

/** Returns calls of staff as raw requests: the client of the contract would sign a user out at such a refusal. */
function asStaff(
  { loanId, signedOn }: Borrower,
  { name, raw }: Session,
): Readonly<Record<string, () => Promise<Outcome>>> {
  const { amount: _, ...said } = paymentBody({ amountCentavos: 100, paidOn: signedOn });
  const body = { ...said, amount: { amount: 1, currency: 'MXN' } };
  return {
    [`${name} registered a payment as staff, for the loan`]: async () => {
      const { status } = await raw('POST', registerPayment.path.replace('{id}', loanId), body);
      return { ok: status < 400 };
    },
  };
}

async function standing(world: World, owner: Borrower) {
  const { status, position, rollovers, requests } = await loanOf(world, owner.loanId);
  return { status, position, rollovers, requests, events: await eventsOf(world, owner) };
}
