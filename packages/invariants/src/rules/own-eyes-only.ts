import { getActiveLoan, getActualApplicationStatus, updateApplication } from '@lender/contract';
import { APPLICATION_STATUS } from '@lender/lending';
import { foreignReads, openReads, staffReads } from '../asking/reads.ts';
import type { Rule } from '../rule.ts';
import { sentences } from '../sentences.copy.es.ts';
import { claim, claimEqual } from '../trouble.ts';
import { openApplication } from '../world/applicant.ts';
import type { Applicant, Borrower } from '../world/borrower.ts';
import { livedLoan } from '../world/lived-loan.ts';
import { must, type Session } from '../world/session.ts';

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
    const { ids, marks } = await whatIsOf(owner);
    world.trace.begin();
    const foreign = foreignReads(ids);
    for (const path of foreign) await claimUnread(stranger, path, marks);
    for (const path of openReads()) await claimNothingOf(stranger, path, marks);
    await claimShut(world.visitor, [...foreign, ...openReads()]);
    await claimShut(stranger, staffReads());
    await claimUnmoved(owner, stranger);
    return foreign.length + openReads().length + staffReads().length;
  },
};

async function whatIsOf({ person, applicationId, ...owner }: Borrower) {
  const loan = await must(owner, getActiveLoan, { query: {} });
  const ids = [applicationId, loan.id, loan.signedAgreementId, ...loan.rollovers.map(({ id }) => id)];
  const { phone, email, curp, clabe } = person;
  return { ids, marks: [...ids, loan.hashedId, phone, email, curp, clabe] };
}

/** Claims that something that names the owner's is refused. */
async function claimUnread(stranger: Session, path: string, marks: readonly string[]): Promise<void> {
  const { status } = await claimNothingOf(stranger, path, marks);
  claim(
    status >= 400,
    () => `${stranger.name} was answered ${status} by GET ${path}, which names what is another one’s`,
  );
}

async function claimNothingOf(stranger: Session, path: string, marks: readonly string[]) {
  const answer = await stranger.raw('GET', path);
  const found = answer.status < 400 && marks.find((mark) => answer.text.includes(mark));
  claim(!found, () => `${stranger.name} reads ${found} of another one by GET ${path}`);
  return answer;
}

/** Claims that whoever has no right to a call is told so. */
async function claimShut(session: Session, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await session.raw('GET', path);
    const isShut = status === 401 || status === 403;
    claim(isShut, () => `${session.name} was answered ${status} by GET ${path}, and not 401 or 403`);
  }
}

async function claimUnmoved(owner: Applicant, stranger: Applicant): Promise<void> {
  const { status } = await must(owner, getActualApplicationStatus);
  const body = { status: APPLICATION_STATUS.canceled };
  const moved = await stranger.call(updateApplication, { params: { id: owner.applicationId }, body });
  claim(!moved.ok, () => `${stranger.name} withdrew the application of ${owner.name}`);
  const { status: then } = await must(owner, getActualApplicationStatus);
  claimEqual('status of an application that another one wanted to withdraw', then, status);
}
