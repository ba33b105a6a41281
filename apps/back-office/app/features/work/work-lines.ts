import type { getWork, Reply, WorkKind } from '@lender/contract';
import { SCREENS } from '../../screens.ts';
import { WORK_PAGES } from '../../shell/menu/work-counts.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { beginPath } from './begin-path.ts';
import { workCopy as copy } from './work.copy.es.ts';

/** Largest number of lines that have a key of their own. */
const KEYS = 9;

/** Kind of work that waits, as the page shows it. */
export interface WorkLine {
  readonly kind: WorkKind;
  readonly label: string;
  /** Address of all work of this kind. */
  readonly href: string;
  readonly waiting: number;
  readonly overdue: string;
  /** Deadline of the first item; empty where it has none. */
  readonly due: string;
  /** Address at which the first item begins; null for a case that is taken by a form. */
  readonly beginHref: string | null;
  /** Key that begins it; empty for lines beyond the ninth. */
  readonly key: string;
}

type Lines = Reply<typeof getWork>['lines'];

/** Returns the kinds of work of which something waits, in the order of their deadlines. */
export const workLines = (lines: Lines): readonly WorkLine[] =>
  lines
    .flatMap((line) => (line.next ? [{ ...line, next: line.next }] : []))
    .map(({ kind, waiting, overdue, next }, at) => ({
      kind,
      label: copy.kinds[kind],
      href: SCREENS[WORK_PAGES[kind]].menuHref,
      waiting,
      overdue: overdue > 0 ? copy.overdue(overdue) : '',
      due: next.dueAt === null ? '' : formatInstant(next.dueAt),
      beginHref: beginPath(kind, next.id) ?? null,
      key: at < KEYS ? String(at + 1) : '',
    }));
