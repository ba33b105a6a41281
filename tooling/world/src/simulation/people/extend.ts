import { addDebitCreditCard, askWithdrawal, chargeRollover, getActiveLoan, rolloverActiveLoan } from '@lender/contract';
import { payAtStore } from './pay.ts';
import type { Situation } from './surroundings.ts';

/** Chooses an extension, if one is offered, and pays its invoice at a store. */
export async function extendAtStore(situation: Situation): Promise<void> {
  const { server, loan, token } = situation;
  const rolloverId = await choice(situation);
  if (rolloverId === undefined) return;
  const asked = { query: { loanId: loan.loanId }, body: { rolloverId } };
  const chosen = await server.call(rolloverActiveLoan, asked, { token });
  if (chosen.code === undefined) await payAtStore({ for: 'extension', share: 1, reportedAfterDays: 0 }, situation);
}

/** Pays an extension, if one is offered, by card. */
export async function extendByCard(situation: Situation): Promise<void> {
  const { server, tally, loan, borrower, token } = situation;
  const rolloverId = await choice(situation);
  if (rolloverId === undefined) return;
  const kept = await server.call(
    addDebitCreditCard,
    { body: { tokenId: `k${String(borrower.number).padStart(12, '0')}` } },
    { token },
  );
  if (kept.code !== undefined) return;
  const charged = await server.call(chargeRollover, { body: { rolloverId } }, { token });
  if (charged.code !== undefined || charged.data.status === 'failed') return;
  loan.orders.push(charged.data.id);
  tally.add('extensions paid by card');
}

/** Chooses one of the extensions that are offered. */
async function choice({ server, loan, borrower, token }: Situation): Promise<string | undefined> {
  const active = await server.call(getActiveLoan, { query: { loanId: loan.loanId } }, { token });
  const offered = active.code === undefined ? active.data.rollovers.filter(({ status }) => status === 'inactive') : [];
  return offered.length === 0 ? undefined : borrower.chance.pick(offered).id;
}

/** Cancels the contract, if that is still possible. @returns true when it was requested */
export async function askToWithdraw({ server, tally, loan, token }: Situation): Promise<boolean> {
  const asked = await server.call(askWithdrawal, { query: { loanId: loan.loanId } }, { token });
  if (asked.code !== undefined) return false;
  tally.add('withdrawals asked for');
  return true;
}

/** Cancels the contract and returns what was received. */
export async function withdraw(situation: Situation): Promise<void> {
  if (!(await askToWithdraw(situation))) return;
  await payAtStore({ for: 'withdrawal', share: 1, reportedAfterDays: 0 }, situation);
}
