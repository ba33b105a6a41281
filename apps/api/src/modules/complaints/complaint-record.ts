import { daysBetween, type PlainDate } from '@lender/calculator';
import type { getComplaint, Reply } from '@lender/contract';
import { extendedDeadline } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { staffName } from '../access/index.ts';

type Complaint = Reply<typeof getComplaint>;

/** Selects complaints, with names of the people who took them in or answered. */
export const selectComplaints = (tx: Tx) =>
  tx
    .selectFrom('complaint')
    .selectAll('complaint')
    .select((eb) => [
      staffName(eb.ref('complaint.opened_by')).as('opener_name'),
      staffName(eb.ref('complaint.answered_by')).as('answerer_name'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectComplaints>['executeTakeFirstOrThrow']>>;

/** Locks a complaint against other people who would answer or postpone it. */
export const lockComplaint = (tx: Tx, id: string) =>
  tx.selectFrom('complaint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Reads one complaint as its page and its list show it; undefined where there is none. */
export async function readComplaint(
  tx: Tx,
  id: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<Complaint | undefined> {
  const rows = await selectComplaints(tx).where('complaint.id', '=', id).execute();
  const { today } = await clock.business(tx);
  return (await withCorrections(tx, rows, today))[0];
}

/** Reads a complaint that is there surely. */
export async function complaintReply(tx: Tx, id: string, services: Pick<Services, 'clock'>): Promise<Complaint> {
  const complaint = await readComplaint(tx, id, services);
  if (!complaint) throw new Error(`complaint ${id} is gone`);
  return complaint;
}

/** Returns complaints in the order of their rows, each with the corrections of its answer. */
export async function withCorrections(tx: Tx, rows: readonly Selected[], today: PlainDate): Promise<Complaint[]> {
  const answered = rows.flatMap(({ id, answered_at }) => (answered_at === null ? [] : [id]));
  const corrections = answered.length === 0 ? [] : await readCorrections(tx, answered);
  const byComplaint = Map.groupBy(corrections, ({ complaint_id }) => complaint_id);
  return rows.map((row) => toComplaintReply(row, byComplaint.get(row.id) ?? [], today));
}

const readCorrections = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('complaint_correction')
    .select(['complaint_id', 'outcome', 'text', 'corrected_at'])
    .select((eb) => staffName(eb.ref('complaint_correction.corrected_by')).$notNull().as('name'))
    .where('complaint_id', 'in', ids)
    .orderBy('corrected_at')
    .orderBy('complaint_correction.id')
    .execute();

type Correction = Awaited<ReturnType<typeof readCorrections>>[number];

const toComplaintReply = (row: Selected, corrections: readonly Correction[], today: PlainDate): Complaint => ({
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
  corrections: corrections.map(({ outcome, text, corrected_at, name }) => ({
    outcome,
    text,
    correctedAt: corrected_at.toISOString(),
    byName: name,
  })),
});

function answerOf({ outcome, answer, answered_at, answerer_name }: Selected): Complaint['answer'] {
  if (outcome === null || answer === null || answered_at === null) return null;
  return { outcome, text: answer, answeredAt: answered_at.toISOString(), byName: answerer_name };
}
