import { getActualApplicationStatus, getCaseTimeline } from '@lender/contract';
import { APPLICATION_TRANSITIONS, LOAN_TRANSITIONS } from '@lender/lending';
import { claim, claimEqual } from '../trouble.ts';
import type { Applicant } from '../world/applicant.ts';
import { loanOf } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

interface Move {
  readonly from: number;
  readonly to: number;
}

/** Claims that each move in the history is in the table, and begins where the one before ended. */
export async function claimMoves(world: World, applicant: Applicant & { readonly loanId: string }): Promise<number> {
  world.trace.begin();
  const { status: loanStatus } = await loanOf(world, applicant.loanId);
  const history = await must(await world.staff(), getCaseTimeline, { params: { id: applicant.applicationId } });
  const events = history.map(({ event }) => event).toReversed();
  const moves = (name: 'application.status' | 'loan.status') =>
    events.flatMap((event) => ('facts' in event && event.name === name ? [event.facts] : []));
  const [application, loan] = [moves('application.status'), moves('loan.status')];
  claimChain('application', application, APPLICATION_TRANSITIONS);
  claimChain('loan', loan, LOAN_TRANSITIONS);
  const { status } = await must(applicant, getActualApplicationStatus);
  claimEqual(
    'status of the application, beside the last move of its history',
    status,
    application.at(-1)?.to ?? status,
  );
  const last = loan.at(-1);
  if (last) claimEqual('status of the loan, beside the last move of its history', loanStatus, last.to);
  return application.length + loan.length;
}

function claimChain(what: string, moves: readonly Move[], table: readonly Move[]): void {
  moves.forEach(({ from, to }, index) => {
    const isKnown = table.some((move) => move.from === from && move.to === to);
    claim(isKnown, () => `the ${what} went from ${from} to ${to}, which the table does not have`);
    const before = moves[index - 1];
    if (before) claimEqual(`the ${what} left a status after it had come to ${before.to}`, from, before.to);
  });
}
