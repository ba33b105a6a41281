import { formatPlainDate } from '@lender/calculator';
import type { listWorkingDays, OwnDayKind, Reply } from '@lender/contract';
import { readDay } from '../../vocabulary/read-day.ts';
import { listsCopy } from './lists.copy.es.ts';
import { type CsvLine, readCsvLines, shownLine } from './read-csv-lines.ts';

const { days: copy } = listsCopy;

export type OwnDay = Reply<typeof listWorkingDays>['lists'][number]['days'][number];

/** Days of a file, or the faults of each of its lines. One faulty line refuses the whole file. */
export type DaysCsv =
  | { readonly ok: true; readonly days: readonly OwnDay[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a list of days: one line each, with the day, whether it closes or opens, and what it is called. An empty file takes all out. */
export function readDaysCsv(text: string): DaysCsv {
  const read = readCsvLines(text).map((line) => ({ line, ...dayOf(line) }));
  const problems = read.flatMap(({ line, day, problem }, index) => {
    if (problem) return [problem(line.number, shownLine(line))];
    const isTwice = read.slice(0, index).some((before) => before.day?.date === day?.date);
    return isTwice && day ? [copy.twice(line.number, formatPlainDate(day.date))] : [];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, days: read.flatMap(({ day }) => day ?? []) };
}

type Problem = (number: number, line: string) => string;

function dayOf({ cells: [date = '', kind = '', name = ''] }: CsvLine): { day?: OwnDay; problem?: Problem } {
  const read = readDay(date);
  if (!read) return { problem: copy.badDate };
  const word = KINDS.get(kind.toLowerCase());
  if (!word) return { problem: copy.badKind };
  return name === '' || name.length > LONGEST_NAME
    ? { problem: copy.badName }
    : { day: { date: read, kind: word, name } };
}

const LONGEST_NAME = 80;
const KINDS: ReadonlyMap<string, OwnDayKind> = new Map([
  [copy.kinds.closed.toLowerCase(), 'closed'],
  [copy.kinds.open.toLowerCase(), 'open'],
]);
