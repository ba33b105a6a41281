import { getActiveLoan, signAgreement, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS, permittedLoanTransitions } from '@lender/lending';
import * as fc from 'fast-check';
import { claimLoanClosed } from '../asking/claim-loan-closed.ts';
import { claimMoves } from '../asking/claim-moves.ts';
import { forAll } from '../asking/for-all.ts';
import { claimRefused, UNFITTING } from '../asking/unfitting-calls.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim } from '../trouble.ts';
import { type Applicant, openApplication } from '../world/applicant.ts';
import { bringPapers, signatureOf, untilPaidOut } from '../world/borrower.ts';
import { loanOf, registerPaid } from '../world/pay.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const noOtherTransition: Rule = {
  code: 'no_other_transition',
  sentence: {
    en: 'An application and a loan move only as the table of statuses says; what a status does not allow is refused and moves nothing.',
    es: sentences.no_other_transition,
  },
  reason:
    'A status decides what is owed and who may act: a move that nobody wrote down is a debt that nobody agreed to.',
  needs: ['staff', 'checker', 'phone'],
  check: async (world) => {
    const applicant = await openApplication(world);
    const tried = [await tryWithdrawn(world), await tryUnfitting(world, applicant, 'new')];
    await bringPapers(world, applicant);
    tried.push(await tryUnfitting(world, applicant, 'signing'));
    const otp = await signatureOf(world, applicant);
    await must(applicant, signAgreement, { params: { id: applicant.applicationId }, body: { otp } });
    const loanId = await untilPaidOut(world, applicant);
    const borrower = { ...applicant, otp, loanId };
    tried.push(await tryUnfitting(world, borrower, 'completed'));
    await claimPermitted(world, loanId);
    const { rollovers } = await must(borrower, getActiveLoan, { query: { loanId } });
    await payAll(world, loanId);
    await claimPermitted(world, loanId);
    tried.push(await claimLoanClosed(world, { ...borrower, rolloverIds: rollovers.map(({ id }) => id) }));
    return tried.reduce((sum, count) => sum + count, 0) + (await claimMoves(world, borrower));
  },
};

/** Tries calls after an application was withdrawn: nothing more may come of it. */
async function tryWithdrawn(world: World): Promise<number> {
  const applicant = await openApplication(world);
  const body = { status: APPLICATION_STATUS.canceled };
  await must(applicant, updateApplication, { params: { id: applicant.applicationId }, body });
  return tryUnfitting(world, applicant, 'canceled');
}

async function payAll(world: World, loanId: string): Promise<void> {
  const { position } = await loanOf(world, loanId);
  await registerPaid(world, { loanId, amountCentavos: position.outstanding, paidOn: position.date });
}

/** Tries the calls that do not fit a stage, in any order. */
const tryUnfitting = (
  world: World,
  applicant: Applicant & { readonly otp?: string },
  stage: keyof typeof UNFITTING,
): Promise<number> =>
  forAll(
    world,
    { cases: fc.uniqueArray(fc.constantFrom(...UNFITTING[stage]), { minLength: 1 }), runs: 3 },
    async (names) => {
      for (const name of names) await claimRefused(world, applicant, name);
    },
  );

/** Claims that the transitions that the server offers to its staff are in the table. */
async function claimPermitted(world: World, loanId: string): Promise<void> {
  const { status, permitted } = await loanOf(world, loanId);
  const table = permittedLoanTransitions(status);
  for (const { to } of permitted)
    claim(table.includes(to), () => `staff may move a loan from ${status} to ${to}, which the table does not have`);
}
