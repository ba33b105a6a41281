import { daysBetween, type PlainDate } from '@lender/calculator';
import type { getComplaint, Reply } from '@lender/contract';
import { extendedDeadline } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';

/** Complaints, with the names of who took them in and who answered. */
export const selectComplaints = (tx: Tx) =>
  tx
    .selectFrom('complaint')
    .leftJoin('staff_user as opener', 'opener.id', 'complaint.opened_by')
    .leftJoin('staff_user as answerer', 'answerer.id', 'complaint.answered_by')
    .selectAll('complaint')
    .select(['opener.name as opener_name', 'answerer.name as answerer_name']);

type Selected = Awaited<ReturnType<ReturnType<typeof selectComplaints>['executeTakeFirstOrThrow']>>;

/** A complaint that is there surely. */
export const complaintOf = (tx: Tx, id: string): Promise<Selected> =>
  selectComplaints(tx).where('complaint.id', '=', id).executeTakeFirstOrThrow();

/** A complaint, locked against everybody else who would answer it or put it off. */
export const lockComplaint = (tx: Tx, id: string) =>
  tx.selectFrom('complaint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const toComplaintReply = (row: Selected, today: PlainDate): Reply<typeof getComplaint> => ({
  id: row.id,
  folio: row.folio,
  kind: row.kind,
  channel: row.channel,
  personName: row.person_name,
  clientId: row.client_id,
  applicationId: row.application_id,
  loanId: row.loan_id,
  text: row.text,
  openedAt: row.opened_at.toISOString(),
  openedByName: row.opener_name,
  dueOn: row.due_on,
  daysLeft: daysBetween(row.answered_on ?? today, row.due_on),
  extendableTo:
    row.answered_at === null
      ? (extendedDeadline({ kind: row.kind, dueOn: row.due_on, isExtended: row.extended_at !== null }) ?? null)
      : null,
  extensionReason: row.extension_reason,
  answer: answerOf(row),
});

function answerOf({ outcome, answer, answered_at, answerer_name }: Selected): Reply<typeof getComplaint>['answer'] {
  if (outcome === null || answer === null || answered_at === null) return null;
  return { outcome, text: answer, answeredAt: answered_at.toISOString(), byName: answerer_name };
}
