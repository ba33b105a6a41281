import { getActiveLoan } from '@lender/contract';
import { claimNotMoved } from '../asking/claim-not-moved.ts';
import { foreignReads, openReads, staffReads } from '../asking/reads.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim } from '../trouble.ts';
import { openApplication } from '../world/applicant.ts';
import type { Borrower } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { loanOf } from '../world/pay.ts';
import { must, type Session } from '../world/session.ts';
import type { World } from '../world/world.ts';

export const ownEyesOnly: Rule = {
  code: 'own_eyes_only',
  sentence: {
    en: 'Nothing of one borrower can be read or moved by another, by a visitor, or by a borrower as staff.',
    es: sentences.own_eyes_only,
  },
  reason: 'Whoever guesses an id must learn nothing by it: debts and identities are personal data.',
  needs: ['staff', 'checker', 'phone', 'clock'],
  check: async (world) => {
    const owner = await livedLoan(world);
    const stranger = await openApplication(world);
    const { ids, marks, staffIds } = await whatIsOf(world, owner);
    world.trace.begin();
    const foreign = foreignReads(ids);
    for (const path of foreign) await claimUnread(stranger, path, marks);
    for (const path of openReads()) await claimNothingOf(stranger, path, marks);
    const ofStaff = staffReads(staffIds);
    await claimShut(world.visitor, [...foreign, ...openReads(), ...ofStaff]);
    await claimShut(stranger, ofStaff);
    const tried = await claimNotMoved(world, owner, stranger);
    return foreign.length + openReads().length + ofStaff.length + tried;
  },
};

async function whatIsOf(world: World, { person, applicationId, ...owner }: Borrower) {
  const { clientId } = await loanOf(world, owner.loanId);
  const loan = await must(owner, getActiveLoan, { query: {} });
  const ids = [applicationId, loan.id, loan.signedAgreementId, ...loan.rollovers.map(({ id }) => id)];
  const { phone, email, curp, clabe } = person;
  return {
    ids,
    staffIds: [applicationId, loan.id, clientId],
    marks: [...ids, loan.hashedId, phone, email, curp, clabe],
  };
}

/** Claims that a read of the owner's data is refused. */
async function claimUnread(stranger: Session, path: string, marks: readonly string[]): Promise<void> {
  const { status } = await claimNothingOf(stranger, path, marks);
  claim(
    status >= 400,
    () => `${stranger.name} was answered ${status} by GET ${path}, which names data of another client`,
  );
}

async function claimNothingOf(stranger: Session, path: string, marks: readonly string[]) {
  const answer = await stranger.raw('GET', path);
  const found = answer.status < 400 && marks.find((mark) => answer.text.includes(mark));
  claim(!found, () => `${stranger.name} reads ${found} of another client by GET ${path}`);
  return answer;
}

/**
 * Claims that a caller without the right to a call gets nothing from it. A server that does not have the call answers
 * 404.
 */
async function claimShut(session: Session, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await session.raw('GET', path);
    claim(status >= 400, () => `${session.name} was answered ${status} by GET ${path}, and not refused`);
  }
}
