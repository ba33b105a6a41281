import { isLoanOpen, LOAN_STATUS, type LoanStatus, type TransitionActor, transitionLoan } from '@lender/lending';
import type { Selectable } from 'kysely';
import { publicReference } from '../../kernel/crypto/public-reference.ts';
import type { Db, Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';

export type LoanRecord = Selectable<Database['loan']>;

/** Fields that a loan takes from its application. */
type LoanApplication = Pick<Selectable<Database['application']>, 'client_id' | 'id' | 'principal_centavos'>;

/** Statuses of a loan whose money went out and was not taken back. */
export const PAID_OUT_LOAN_STATUSES: readonly LoanStatus[] = [
  LOAN_STATUS.active,
  LOAN_STATUS.onHold,
  LOAN_STATUS.paid,
  LOAN_STATUS.soldDebt,
  LOAN_STATUS.writeOff,
];

/** Statuses of every loan whose borrower received the money, also when its contract was cancelled or void. */
export const LENT_LOAN_STATUSES: readonly LoanStatus[] = [...PAID_OUT_LOAN_STATUSES, LOAN_STATUS.terminated];

/** Finds the loan that is shown first to its client: of the open loans the one due first, or else the newest loan. */
export const currentLoan = async (db: Db | Tx, clientId: string): Promise<LoanRecord | undefined> => {
  const loans = await paidOutLoans(db, clientId);
  const open = loans.filter(({ status }) => isLoanOpen(status));
  return open.toSorted(byDueDate)[0] ?? loans.at(-1);
};

const byDueDate = (one: LoanRecord, other: LoanRecord): number =>
  (one.due_date ?? '').localeCompare(other.due_date ?? '') || one.id.localeCompare(other.id);

/** Reads every loan of a client that was paid out, the oldest first. */
export const paidOutLoans = (db: Db | Tx, clientId: string): Promise<LoanRecord[]> =>
  db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', 'in', [...PAID_OUT_LOAN_STATUSES])
    .orderBy('id')
    .execute();

/** Finds the loan that its client names, or the current one. */
export const chosenLoan = async (
  db: Db | Tx,
  { clientId, loanId }: { readonly clientId: string; readonly loanId: string | undefined },
): Promise<LoanRecord | undefined> =>
  loanId === undefined ? currentLoan(db, clientId) : (await paidOutLoans(db, clientId)).find(({ id }) => id === loanId);

/** Reads a loan by its key. @throws when there is none */
export const loanOfKey = (db: Db | Tx, { client_id, id }: Pick<LoanRecord, 'client_id' | 'id'>): Promise<LoanRecord> =>
  db.selectFrom('loan').selectAll().where('client_id', '=', client_id).where('id', '=', id).executeTakeFirstOrThrow();

/** Reads loans by their keys, in the order of their ids. */
export const loansOfKeys = async (
  db: Db | Tx,
  keys: readonly Pick<LoanRecord, 'client_id' | 'id'>[],
): Promise<LoanRecord[]> => {
  if (keys.length === 0) return [];
  const [clientIds, ids] = [keys.map(({ client_id }) => client_id), keys.map(({ id }) => id)];
  return db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', 'in', clientIds)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
};

/** Returns the loan that an application became, or is about to become. */
export const loanOfApplication = (
  db: Db | Tx,
  { client_id, id }: Omit<LoanApplication, 'principal_centavos'>,
): Promise<LoanRecord | undefined> =>
  db
    .selectFrom('loan')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('application_id', '=', id)
    .executeTakeFirst();

/** Creates the draft loan of an application that is due for signature, or updates its amount. */
export async function draftLoan(
  tx: Tx,
  application: LoanApplication,
  { clock, newId, randomInt }: Pick<Services, 'clock' | 'newId' | 'randomInt'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .insertInto('loan')
    .values({
      client_id: application.client_id,
      id: newId(),
      application_id: application.id,
      hashed_id: publicReference(randomInt),
      status: LOAN_STATUS.draft,
      principal_centavos: application.principal_centavos,
      created_at: now,
      status_since: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'application_id'])
        .doUpdateSet({ principal_centavos: application.principal_centavos }),
    )
    .execute();
}

/** Cancels the draft of an application that ended before it was signed. */
export async function cancelDraftLoan(
  tx: Tx,
  application: LoanApplication,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const loan = await loanOfApplication(tx, application);
  if (loan?.status === LOAN_STATUS.draft)
    await moveLoan(tx, { loan, to: LOAN_STATUS.cancelled, actor: 'server' }, services);
}

/** Moves a loan to another status. @throws when the table of transitions does not permit it: callers know the status. */
export async function moveLoan(
  tx: Tx,
  { loan, to, actor, by = 'system' }: { loan: LoanRecord; to: LoanStatus; actor: TransitionActor; by?: string },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  const permitted = transitionLoan(loan.status, to, actor);
  if (!permitted.ok) throw new Error(`loan ${loan.id}: ${loan.status} → ${to} is not permitted`);
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('loan')
    .set({ status: to, status_since: now })
    .where('client_id', '=', loan.client_id)
    .where('id', '=', loan.id)
    .execute();
  const { client_id: clientId, application_id: applicationId } = loan;
  await recordHistory(tx, services, {
    clientId,
    applicationId,
    actor: by,
    event: { name: 'loan.status', facts: { from: loan.status, to } },
  });
}
