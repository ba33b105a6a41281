import type { listCases, Reply } from '@lender/contract';
import { screenPath } from '../screens.ts';
import { caseRowCopy as copy } from './case-row.copy.es.ts';
import { formatInstant } from './moment.ts';
import { formatPesos } from './pesos.ts';
import { reasonLabel } from './reason.copy.es.ts';
import { applicationStatusWords } from './status/application-status.copy.es.ts';
import type { StatusWord } from './status/status-word.ts';
import { waitingWords } from './waiting.ts';

interface Moment {
  readonly words: string;
  readonly instant: string;
  readonly exact: string;
}

/** Case in a list, as the page shows it. */
export interface CaseRow {
  readonly id: string;
  readonly href: string;
  readonly client: string;
  readonly reference: string;
  readonly phone: string;
  readonly amount: string;
  readonly status: StatusWord;
  readonly reasons: string;
  readonly waiting: Moment;
  /** State of its deadline, while it waits for the staff. */
  readonly due: (StatusWord & Pick<Moment, 'instant' | 'exact'>) | null;
  readonly holder: string;
  readonly bank: string;
  readonly borrower: string;
  readonly asked: Pick<Moment, 'instant' | 'exact'>;
}

type Row = Reply<typeof listCases>['cases'][number];

/** Returns the row of a case. Its link names the list from which it is opened, so that work continues there. */
export const caseRow = (row: Row, from: string): CaseRow => ({
  id: row.id,
  href: `${screenPath('case', { id: row.id })}?${new URLSearchParams({ de: from })}`,
  client: row.clientName || copy.unnamed,
  reference: row.hashedId,
  phone: `••••\u00a0${row.phoneLastFour}`,
  amount: formatPesos(row.desiredLoanAmount),
  status: applicationStatusWords[row.status],
  reasons: row.reasons.map(reasonLabel).join(', '),
  waiting: {
    words: waitingWords(row.waitingMinutes),
    instant: row.waitingSince,
    exact: formatInstant(row.waitingSince),
  },
  due: dueOf(row),
  holder: row.assignee?.name ?? copy.nobody,
  bank: row.bank ?? '',
  borrower: row.isRepeat ? copy.repeat : copy.first,
  asked: { instant: row.createdAt, exact: formatInstant(row.createdAt) },
});

const MINUTE_MS = 60_000;

/**
 * Computes the due time from the wait, which follows the business clock: the browser's clock does not know the sandbox.
 */
function dueOf({ dueAt, isOverdue, waitingSince, waitingMinutes }: Row): CaseRow['due'] {
  if (dueAt === null) return null;
  const allowed = (Date.parse(dueAt) - Date.parse(waitingSince)) / MINUTE_MS;
  const left = allowed - waitingMinutes;
  const isSoon = left <= allowed / 4;
  return {
    label: isOverdue ? copy.late(waitingWords(-left)) : copy.left(waitingWords(left)),
    tone: isOverdue ? 'danger' : isSoon ? 'warn' : 'ok',
    instant: dueAt,
    exact: formatInstant(dueAt),
  };
}
