import { formatPlainDate } from '@lender/calculator';
import type { getComplaint, Reply } from '@lender/contract';
import type { ComplaintKind } from '@lender/lending';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';

type Complaint = Reply<typeof getComplaint>;

/** Complaint as the list shows it. */
export interface ComplaintLine {
  readonly id: string;
  readonly href: string;
  readonly folio: string;
  readonly kind: string;
  readonly person: string;
  readonly channel: string;
  readonly openedAt: string;
  readonly dueOn: string;
  readonly left: StatusWord;
}

export const complaintLine = (complaint: Complaint): ComplaintLine => ({
  id: complaint.id,
  href: screenPath('complaint', { id: complaint.id }),
  folio: complaint.folio,
  kind: copy.kinds[complaint.kind],
  person: complaint.personName,
  channel: copy.channels[complaint.channel],
  openedAt: formatInstant(complaint.openedAt),
  dueOn: formatPlainDate(complaint.dueOn),
  left: leftWord(complaint),
});

/** Number of days before the deadline from which staff should look at it. */
const SOON_DAYS = 5;

function leftWord({ daysLeft, answer }: Complaint): StatusWord {
  if (answer) return daysLeft < 0 ? { label: copy.late, tone: 'danger' } : { label: copy.inTime, tone: 'ok' };
  const tone = daysLeft < 0 ? 'danger' : daysLeft <= SOON_DAYS ? 'warn' : 'neutral';
  return { label: copy.left(daysLeft), tone };
}

/** Answer as the page of its complaint shows it. */
export interface AnswerView {
  /** Moment at which it was given. */
  readonly at: string;
  readonly title: string;
  readonly outcome: string;
  readonly text: string;
  readonly by: string;
}

/** Complaint as its page shows it. */
export interface ComplaintView extends ComplaintLine {
  readonly text: string;
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
  readonly clientHref?: string;
  readonly loanHref?: string;
  /** Answers, the latest first. */
  readonly answers: readonly AnswerView[];
  /** Deadline after an extension; absent when it may not be extended. */
  readonly extendableTo?: string;
  readonly kindCode: ComplaintKind;
  /** Answer that counts, with which a correction begins. */
  readonly lastAnswer?: string;
}

export function complaintView(complaint: Complaint): ComplaintView {
  const line = complaintLine(complaint);
  const answers = answersOf(complaint);
  const { clientId, loanId, extendableTo, extensionReason } = complaint;
  return {
    ...line,
    text: complaint.text,
    facts: [
      { term: copy.columns.kind, detail: line.kind },
      { term: copy.columns.person, detail: line.person },
      { term: copy.columns.channel, detail: line.channel },
      { term: copy.columns.openedAt, detail: line.openedAt },
      { term: copy.columns.dueOn, detail: line.dueOn },
      { term: copy.one.takenBy, detail: complaint.openedByName ?? copy.one.nobody },
      ...(extensionReason === null ? [] : [{ term: copy.one.extension, detail: extensionReason }]),
    ],
    ...(clientId && { clientHref: screenPath('client', { id: clientId }) }),
    ...(loanId && { loanHref: screenPath('loan', { id: loanId }) }),
    answers,
    ...(extendableTo && { extendableTo: formatPlainDate(extendableTo) }),
    kindCode: complaint.kind,
    ...(answers[0] && { lastAnswer: answers[0].text }),
  };
}

function answersOf({ answer, corrections }: Complaint): AnswerView[] {
  if (!answer) return [];
  const corrected = corrections.map(({ correctedAt, ...rest }) => ({ ...rest, at: correctedAt }));
  return [{ ...answer, at: answer.answeredAt }, ...corrected]
    .toReversed()
    .map(({ outcome, text, at, byName }, index) => ({
      title: index > 0 ? copy.one.superseded : corrected.length > 0 ? copy.one.correction : copy.one.answer,
      at,
      outcome: copy.outcomes[outcome],
      text,
      by: copy.one.answeredBy(formatInstant(at), byName ?? copy.one.nobody),
    }));
}
